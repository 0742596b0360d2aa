import type { HelpRequestRecord } from '../../data/records';
import { deriveReference } from '../../data/specs/references';
import type { NewRecord } from '../../store/port';
import { daysAgoIso } from '../times';

const ROWS = [
  { contactName: 'Farida Khan', description: 'When does the lender pay out?', answered: true },
  { contactName: 'Gopal Nair', description: 'How do I change my e-mail address?', answered: true },
  { contactName: 'Hema Joshi', description: 'Can I repay before the last EMI?', answered: false },
  { contactName: 'Irfan Ali', description: 'My code does not arrive.', answered: false },
] as const;

/** Builds anonymous help requests; the newest ones are open. */
export function seedHelpRequests(): NewRecord<HelpRequestRecord>[] {
  return ROWS.map(({ contactName, description, answered }, index) => {
    const id = index + 1;
    const age = (ROWS.length - index) * 3;
    return {
      id,
      reference: deriveReference('help_requests', `help ${id}`),
      user_id: null,
      contactName,
      email: `help.${id}@mail.example.in`,
      phoneNumber: `98110033${id}0`,
      company: '',
      description,
      status: answered ? 'answered' : 'open',
      created_at: daysAgoIso(age),
      answered_at: answered ? daysAgoIso(age - 1) : null,
    };
  });
}

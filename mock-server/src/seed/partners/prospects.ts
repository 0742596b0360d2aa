import { PROSPECT_DAYS } from '@marketplace/shared/schema';
import type { ApplicationRecord, ProspectRecord, UserRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import type { DemoAccess } from '../accounts';
import { createRandom } from '../random';
import { daysAgoIso } from '../times';

interface Row {
  stage: 'new' | 'opened' | 'signed_in' | 'applied' | 'expired';
  product: string;
  /** Minimum age in days. */
  age: number;
  first_name?: string;
  contact?: string;
}

const ROWS: readonly Row[] = [
  { stage: 'new', product: 'personal_loan', age: 0, first_name: 'Kavita', contact: '9811002200' },
  { stage: 'opened', product: 'gold_loan', age: 2, first_name: 'Imran' },
  { stage: 'new', product: 'business_loan', age: 4 },
  { stage: 'signed_in', product: 'personal_loan', age: 6 },
  { stage: 'applied', product: 'personal_loan', age: 9 },
  { stage: 'expired', product: 'housing_loan', age: 33 },
];

/** Builds hand-over links of the demo partners; used ones refer to a consumer. */
export function seedProspects(
  users: readonly NewRecord<UserRecord>[],
  applications: readonly NewRecord<ApplicationRecord>[],
  { partners }: DemoAccess,
): NewRecord<ProspectRecord>[] {
  const random = createRandom(77);
  const applied = new Set(applications.map(({ user_id }) => user_id));
  return partners.flatMap((partner_id) => {
    const own = users.filter((user) => user.partner_id === partner_id && user.first_name !== '');
    const findUser = (stage: Row['stage']) =>
      stage === 'signed_in' || stage === 'applied'
        ? own.find(({ user_id }) => applied.has(user_id) === (stage === 'applied'))
        : undefined;
    return ROWS.map(({ stage, product, age, first_name = '', contact = '' }) => {
      const user = findUser(stage);
      const days = age + random.next();
      return {
        id: random.uuid(),
        partner_id,
        user_id: user?.user_id ?? null,
        product,
        first_name: user?.first_name ?? first_name,
        contact,
        stage,
        created_at: daysAgoIso(days),
        expires_at: daysAgoIso(days - PROSPECT_DAYS),
        opened_at: stage === 'new' || stage === 'expired' ? null : daysAgoIso(days * 0.8),
      };
    });
  });
}

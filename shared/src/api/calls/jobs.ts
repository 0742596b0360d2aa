import { object, string } from 'yup';
import { doneAnswer } from './answers';
import { endpoint } from '../endpoint';

/** What the server does by itself every minute. */
export const JOB_NAMES = [
  'reminders',
  'campaigns',
  'cooling_off',
  'consent_requests',
  'approvals',
  'imports',
  'audit_head',
  'erasures',
  'expired_records',
  'sent_messages',
  'help_requests',
  'prospects',
  'silent_leads',
  'audit_entries',
  'sessions',
  'import_texts',
  'webhook_deliveries',
] as const;

export type JobName = (typeof JOB_NAMES)[number];

/**
 * Confirms that the clock is right after it has jumped, so that old records are deleted again. 409 if the clock
 * has jumped again since.
 */
export const confirmClock = endpoint({
  id: 'confirmClock',
  method: 'POST',
  path: '/api/admin/clock/confirm',
  summary: 'Confirm the time after a jump of the clock',
  access: { admin: [1] },
  body: object({
    /** The time to which the clock had jumped, as the alert shows it. */
    jumped_to: string().required().max(40),
  }).noUnknown(),
  answer: doneAnswer(),
});

import type { ConsentPurpose } from '@marketplace/shared/schema';
import {
  CONSENT_VERSIONS,
  CONSENTS_FOR_OFFERS,
  OBJECTIONS_TO_OFFERS,
} from '@marketplace/shared/schema';
import type { ApplicationRecord, ConsentRecord, UserRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import { createRandom } from '../random';

interface Given {
  user_id: string;
  purpose: ConsentPurpose;
  lender_id?: number;
  at: string;
}

/** One consumer in `oneIn` agrees, independent of the random numbers. */
export const agrees = (userId: string, oneIn: number): boolean =>
  Number.parseInt(userId.slice(-1), 16) % oneIn === 0;

/**
 * Builds the consents of consumers with a complete profile: from the profile, each application and
 * each request for a call.
 */
export function seedConsents(
  users: readonly NewRecord<UserRecord>[],
  applications: readonly NewRecord<ApplicationRecord>[],
): NewRecord<ConsentRecord>[] {
  const random = createRandom(88);
  const consent = ({ user_id, purpose, lender_id, at }: Given) => ({
    id: random.uuid(),
    user_id,
    purpose,
    lender_id: lender_id ?? null,
    text_version: CONSENT_VERSIONS[purpose],
    language: 'en' as const,
    granted: 1 as const,
    at,
  });
  const profiles = users
    .filter(({ pl_completed }) => pl_completed === 1)
    .flatMap(({ user_id, allow_sms, allow_emails, created_at: at }) => {
      const news: ConsentPurpose[] = [
        ...(allow_sms === 1 ? (['sms'] as const) : []),
        ...(allow_emails === 1 ? (['email'] as const) : []),
        ...(agrees(user_id, 3) ? (['whatsapp'] as const) : []),
        ...(agrees(user_id, 2) ? (['calls'] as const) : []),
      ];
      return [...CONSENTS_FOR_OFFERS, ...OBJECTIONS_TO_OFFERS, ...news].map((purpose) =>
        consent({ user_id, purpose, at }),
      );
    });
  const taken = applications.map(({ user_id, lender_id, created_at: at }) =>
    consent({ user_id, purpose: 'application', lender_id, at }),
  );
  const calls = users.flatMap(({ user_id, gl_completed, hl_completed, created_at: at }) => {
    const asked = [
      ...(gl_completed === 1 ? (['call_gold'] as const) : []),
      ...(hl_completed === 1 ? (['call_housing'] as const) : []),
    ];
    return asked.map((purpose) => consent({ user_id, purpose, at }));
  });
  return [...profiles, ...taken, ...calls];
}

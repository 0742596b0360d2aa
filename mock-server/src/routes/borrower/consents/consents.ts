import { isDeepStrictEqual } from 'node:util';
import { getConsents, saveConsent } from '@marketplace/shared/api';
import type { Consent } from '@marketplace/shared/schema';
import { CONSENT_VERSIONS, consentSchema, createFieldSelector } from '@marketplace/shared/schema';
import { getLatestConsents, recordConsent } from '../../../data/borrowers/consents';
import type { Collections, UserRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, wrongField } from '../../../httpError';
import type { Patch, Writer } from '../../../store/port';
import { handle } from '../../kit/handle';
import { CALL_CONSENTS, cancelRequests } from '../journey/ownLeads';
import { withdrawOpen } from '../offers/endApplication';
import { computeCompletion, noteScore } from '../profile/completed';

export const consentView = createFieldSelector(consentSchema);

const FLAG_FIELDS = { sms: 'allow_sms', email: 'allow_emails' } as const;

/** Returns the changes to the profile that follow from an answer. */
function buildProfilePatch(
  user: Readonly<UserRecord>,
  { purpose, granted }: Pick<Consent, 'purpose' | 'granted'>,
): Patch<UserRecord> {
  if (purpose === 'sms' || purpose === 'email') return { [FLAG_FIELDS[purpose]]: granted };
  if (purpose !== 'bureau') return {};
  // Remove the credit score, which must not be kept without consent.
  if (granted === 0)
    return { credit_score: null, ...noteScore(user, { ...user, credit_score: null }) };
  if (user.credit_score !== null) return {};
  const completion = computeCompletion(user, true);
  return { ...completion, ...noteScore(user, { ...user, ...completion }) };
}

/** Stops what the person asked for under a consent that is taken back: applications to the lender, requests for a call. */
async function stopWithout(
  writer: Writer<Collections>,
  user_id: string,
  { purpose, lender_id }: { readonly purpose: string; readonly lender_id: number | null },
): Promise<void> {
  if (purpose === 'application' && lender_id !== null)
    await withdrawOpen(writer, { user_id, lender_id });
  for (const [consent, product] of Object.entries(CALL_CONSENTS))
    if (consent === purpose) await cancelRequests(writer, { user_id, product });
}

export const consentRoutes = [
  handle(getConsents, async ({ params }, { store }) => ({
    data: (await getLatestConsents(store, params.id)).map(consentView),
  })),
  handle(saveConsent, async ({ params, body }, { store }) => {
    const { purpose, lender_id = null, text_version, granted } = body;
    if ((purpose === 'application') !== (lender_id !== null))
      throw wrongField('lender_id', 'consent_lender');
    if (text_version > CONSENT_VERSIONS[purpose])
      throw wrongField('text_version', 'unknown_reference');
    if (granted === 1 && text_version !== CONSENT_VERSIONS[purpose])
      throw new HttpError(409, 'consent_text_changed');
    const saved = await store.tx(async (writer) => {
      const user = await requireRecord(writer, 'users', params.id);
      const seen = user.version;
      if (lender_id !== null && !(await writer.get('lenders', lender_id)))
        throw wrongField('lender_id', 'unknown_reference');
      const patch = buildProfilePatch(user, { purpose, granted });
      // Write only if something changes, because each write makes the version in the borrower's form stale.
      if (!isDeepStrictEqual({ ...user, ...patch }, { ...user }))
        await writer.update('users', user.id, patch);
      if (granted === 0) await stopWithout(writer, user.id, { purpose, lender_id });
      const consent = await recordConsent(writer, user.id, body);
      const changed = await writer.get('users', user.id);
      return { consent, profile: { version_before: seen, version: changed?.version ?? seen } };
    });
    return { data: consentView(saved.consent), profile: saved.profile };
  }),
];

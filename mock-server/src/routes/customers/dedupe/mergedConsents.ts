import { CONSENTS_TO_CONTACT } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import {
  getConsentHistory,
  getLatestConsents,
  recordConsent,
} from '../../../data/borrowers/consents';
import type { Collections, MergeRecord } from '../../../data/records';
import type { Reader, Writer } from '../../../store/port';

/**
 * Repeats, as the latest answer, every withdrawal by either person of a consent to contact, so that the other
 * person's agreement does not count for both.
 */
export async function renewWithdrawals(
  writer: Writer<Collections>,
  people: readonly [string, string],
): Promise<void> {
  for (const user_id of people)
    for (const { id: _, ...answer } of await getLatestConsents(writer, user_id))
      if (answer.granted === 0 && CONSENTS_TO_CONTACT.some((name) => name === answer.purpose))
        await writer.insert('consents', { ...answer, user_id, at: nowIso() });
}

/** Returns the profile's flags of the consents in force. */
export async function loadContactFlags(
  reader: Reader<Collections>,
  userId: string,
): Promise<{ allow_sms: 0 | 1; allow_emails: 0 | 1 }> {
  const agreed = (await getLatestConsents(reader, userId)).filter(({ granted }) => granted === 1);
  const getFlag = (name: 'sms' | 'email') =>
    agreed.some(({ purpose }) => purpose === name) ? 1 : 0;
  return { allow_sms: getFlag('sms'), allow_emails: getFlag('email') };
}

/**
 * Withdraws the consents that are no longer valid for a person after a merge is undone. Nobody knows which of
 * the two answered as the merged record: a withdrawal counts for both, an agreement for neither.
 */
export async function separateConsents(
  writer: Writer<Collections>,
  { survivor_id, merged_id, at }: Readonly<MergeRecord>,
): Promise<void> {
  const given = (await getConsentHistory(writer, survivor_id)).filter((one) => one.at > at);
  for (const purpose of CONSENTS_TO_CONTACT) {
    const since = given.filter((answer) => answer.purpose === purpose);
    const last = since.at(-1);
    if (!last) continue;
    for (const userId of [survivor_id, merged_id]) {
      const own = (await getConsentHistory(writer, userId)).filter(
        (one) => one.purpose === purpose,
      );
      const stood = own.findLast((answer) => answer.at <= at)?.granted === 1;
      if (own.at(-1)?.granted !== 1 || (stood && since.every(({ granted }) => granted === 1)))
        continue;
      const { text_version, language } = last;
      await recordConsent(writer, userId, { purpose, text_version, language, granted: 0 });
      await writer.update('users', userId, await loadContactFlags(writer, userId));
    }
  }
}

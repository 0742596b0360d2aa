import type { ConsentPurpose, NewConsent } from '@marketplace/shared/schema';
import { CONSENT_VERSIONS, consentField } from '@marketplace/shared/schema';
import { nowIso } from '../clock';
import { HttpError } from '../httpError';
import type { Reader, Writer } from '../store/port';
import type { Collections, ConsentRecord } from './records';

/** What has to be agreed to; `lender_id` goes with `application`. */
export interface ConsentNeed {
  readonly purpose: ConsentPurpose;
  readonly lender_id?: number;
}

const keyOf = ({ purpose, lender_id }: Pick<ConsentRecord, 'purpose' | 'lender_id'>): string =>
  `${purpose} ${lender_id ?? ''}`;

/** Every answer of a person, oldest first. */
export async function consentHistory(
  reader: Reader<Collections>,
  userId: string,
): Promise<readonly Readonly<ConsentRecord>[]> {
  const { rows } = await reader.find('consents', {
    filter: { user_id: userId },
    sort: ['at', 'ASC'],
  });
  return rows;
}

/** The answer that counts of each purpose and lender, newest first. */
export async function latestConsents(
  reader: Reader<Collections>,
  userId: string,
): Promise<readonly Readonly<ConsentRecord>[]> {
  const history = await consentHistory(reader, userId);
  const latest = new Map(history.map((consent) => [keyOf(consent), consent]));
  return [...latest.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}

const missing = {
  bureau: 'consent_needed_bureau',
  lenders: 'consent_needed_lenders',
  application: 'consent_needed_application',
  sms: 'consent_needed',
  email: 'consent_needed',
  call_gold: 'consent_needed_call',
  call_housing: 'consent_needed_call',
  call_insurance: 'consent_needed_call',
  visits: 'consent_needed',
} as const satisfies Record<ConsentPurpose, string>;

/** What of the needs has not been agreed to, or no longer. */
export async function missingConsents(
  reader: Reader<Collections>,
  userId: string,
  needs: readonly ConsentNeed[],
): Promise<readonly ConsentNeed[]> {
  const given = new Set(
    (await latestConsents(reader, userId))
      .filter(({ granted }) => granted === 1)
      .map((consent) => keyOf(consent)),
  );
  return needs.filter(({ purpose, lender_id = null }) => !given.has(keyOf({ purpose, lender_id })));
}

const lacks = (needs: readonly ConsentNeed[]): HttpError =>
  new HttpError(409, 'consent_needed', {
    errors: Object.fromEntries(
      needs.map(({ purpose }) => [consentField(purpose), missing[purpose]]),
    ),
  });

/** Rejects 409, naming each consent that is missing. */
export async function requireConsents(
  reader: Reader<Collections>,
  userId: string,
  needs: readonly ConsentNeed[],
): Promise<void> {
  const lacking = await missingConsents(reader, userId, needs);
  if (lacking.length > 0) throw lacks(lacking);
}

/**
 * Rejects 409 when the person has withdrawn a consent. One that was never asked for stands in nobody's
 * way: the documented calls for secured loans know of no consent.
 */
export async function checkNotWithdrawn(
  reader: Reader<Collections>,
  userId: string,
  need: ConsentNeed,
): Promise<void> {
  const wanted = keyOf({ lender_id: null, ...need });
  const latest = await latestConsents(reader, userId);
  if (latest.some((answer) => keyOf(answer) === wanted && answer.granted === 0))
    throw lacks([need]);
}

/**
 * Writes an answer down. The same answer to the same text is not written again, so that the day on
 * which it was given stays.
 */
export async function recordConsent(
  writer: Writer<Collections>,
  userId: string,
  { purpose, lender_id = null, text_version, language, granted }: NewConsent,
): Promise<Readonly<ConsentRecord>> {
  const last = (await latestConsents(writer, userId)).find(
    (consent) => keyOf(consent) === keyOf({ purpose, lender_id: lender_id ?? null }),
  );
  if (last && last.granted === granted && (granted === 0 || last.text_version === text_version))
    return last;
  const now = nowIso();
  // Two answers in one millisecond would have no order.
  const at = last && last.at >= now ? new Date(Date.parse(last.at) + 1).toISOString() : now;
  return writer.insert('consents', {
    user_id: userId,
    purpose,
    lender_id: lender_id ?? null,
    text_version,
    language,
    granted,
    at,
  });
}

/** The boxes of the profile form, where they differ from what was answered last. */
export async function recordMarketingConsent(
  writer: Writer<Collections>,
  userId: string,
  answers: { readonly sms: 0 | 1; readonly email: 0 | 1 },
  language: 'en' | 'hi',
): Promise<void> {
  for (const purpose of ['sms', 'email'] as const) {
    const granted = answers[purpose];
    const given = (await missingConsents(writer, userId, [{ purpose }])).length === 0;
    if (given === (granted === 1)) continue;
    await recordConsent(writer, userId, {
      purpose,
      text_version: CONSENT_VERSIONS[purpose],
      language,
      granted,
    });
  }
}

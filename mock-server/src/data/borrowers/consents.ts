import type { ConsentPurpose, NewConsent } from '@marketplace/shared/schema';
import {
  CONSENT_VERSIONS,
  consentField,
  CONSENTS_FOR_OFFERS,
  OBJECTIONS_TO_OFFERS,
} from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import { HttpError } from '../../httpError';
import type { Reader, Writer } from '../../store/port';
import type { Collections, ConsentRecord } from '../records';

/** A required consent. `lender_id` applies to the purpose `application`. */
export interface ConsentNeed {
  readonly purpose: ConsentPurpose;
  readonly lender_id?: number;
}

const buildKey = ({ purpose, lender_id }: Pick<ConsentRecord, 'purpose' | 'lender_id'>): string =>
  `${purpose} ${lender_id ?? ''}`;

/** Returns all of a person's consent answers, oldest first. */
export async function getConsentHistory(
  reader: Reader<Collections>,
  userId: string,
): Promise<readonly Readonly<ConsentRecord>[]> {
  const { rows } = await reader.find('consents', {
    filter: { user_id: userId },
    sort: ['at', 'ASC'],
  });
  return rows;
}

/** Returns the latest answer for each purpose and lender, newest first. */
export async function getLatestConsents(
  reader: Reader<Collections>,
  userId: string,
): Promise<readonly Readonly<ConsentRecord>[]> {
  const history = await getConsentHistory(reader, userId);
  const latest = new Map(history.map((consent) => [buildKey(consent), consent]));
  return [...latest.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}

const missingMessages = {
  bureau: 'consent_needed_bureau',
  lenders: 'consent_needed_lenders',
  application: 'consent_needed_application',
  sms: 'consent_needed',
  email: 'consent_needed',
  whatsapp: 'consent_needed',
  calls: 'consent_needed',
  call_gold: 'consent_needed_call',
  call_housing: 'consent_needed_call',
  call_insurance: 'consent_needed_call',
  card_click: 'consent_needed',
  visits: 'consent_needed',
} as const satisfies Record<ConsentPurpose, string>;

/** Returns the needed consents that the person has not given or has withdrawn. */
export async function findMissingConsents(
  reader: Reader<Collections>,
  userId: string,
  needs: readonly ConsentNeed[],
): Promise<readonly ConsentNeed[]> {
  const given = new Set(
    (await getLatestConsents(reader, userId))
      .filter(({ granted }) => granted === 1)
      .map((consent) => buildKey(consent)),
  );
  return needs.filter(
    ({ purpose, lender_id = null }) => !given.has(buildKey({ purpose, lender_id })),
  );
}

const consentNeeded = (needs: readonly ConsentNeed[]): HttpError =>
  new HttpError(409, 'consent_needed', {
    errors: Object.fromEntries(
      needs.map(({ purpose }) => [consentField(purpose), missingMessages[purpose]]),
    ),
  });

/** Returns the consents that offers need and the person has not given, and those that the person has withdrawn. */
export async function findConsentsForOffers(
  reader: Reader<Collections>,
  userId: string,
): Promise<readonly ConsentPurpose[]> {
  const latest = await getLatestConsents(reader, userId);
  const isAnswered = (one: ConsentPurpose, granted: 0 | 1): boolean =>
    latest.some((answer) => answer.purpose === one && answer.granted === granted);
  return [
    ...CONSENTS_FOR_OFFERS.filter((one) => !isAnswered(one, 1)),
    ...OBJECTIONS_TO_OFFERS.filter((one) => isAnswered(one, 0)),
  ];
}

/** Rejects with 409, naming each consent that offers need, and the given ones besides. */
export async function requireConsentsForOffers(
  reader: Reader<Collections>,
  userId: string,
  needs: readonly ConsentNeed[] = [],
): Promise<void> {
  const forOffers = await findConsentsForOffers(reader, userId);
  const missing = await findMissingConsents(reader, userId, needs);
  const all = [...forOffers.map((purpose) => ({ purpose })), ...missing];
  if (all.length > 0) throw consentNeeded(all);
}

/** Rejects with 409, naming each missing consent. */
export async function requireConsents(
  reader: Reader<Collections>,
  userId: string,
  needs: readonly ConsentNeed[],
): Promise<void> {
  const missing = await findMissingConsents(reader, userId, needs);
  if (missing.length > 0) throw consentNeeded(missing);
}

/**
 * Rejects with 409 if the person has withdrawn the consent. Accepts a consent that nobody asked
 * for, because the documented calls for secured loans have no consent.
 */
export async function checkNotWithdrawn(
  reader: Reader<Collections>,
  userId: string,
  need: ConsentNeed,
): Promise<void> {
  const wanted = buildKey({ lender_id: null, ...need });
  const latest = await getLatestConsents(reader, userId);
  if (latest.some((answer) => buildKey(answer) === wanted && answer.granted === 0))
    throw consentNeeded([need]);
}

/**
 * Records an answer. Does not record the same answer to the same text again, so that its original date stays, except
 * for clicks.
 */
export async function recordConsent(
  writer: Writer<Collections>,
  userId: string,
  { purpose, lender_id = null, text_version, language, granted }: NewConsent,
): Promise<Readonly<ConsentRecord>> {
  const last = (await getLatestConsents(writer, userId)).find(
    (consent) => buildKey(consent) === buildKey({ purpose, lender_id: lender_id ?? null }),
  );
  // The id of a consent to a click is the number of that click, so each press gets its own.
  const isClick = purpose === 'card_click' && granted === 1;
  if (
    !isClick &&
    last &&
    last.granted === granted &&
    (granted === 0 || last.text_version === text_version)
  )
    return last;
  const now = nowIso();
  // Make the time unique, so that two answers within one millisecond have an order.
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

/** Records the marketing consents of the profile form, if they differ from the latest answers. */
export async function recordMarketingConsent(
  writer: Writer<Collections>,
  userId: string,
  answers: { readonly sms: 0 | 1; readonly email: 0 | 1 },
  language: 'en' | 'hi',
): Promise<void> {
  for (const purpose of ['sms', 'email'] as const) {
    const granted = answers[purpose];
    const given = (await findMissingConsents(writer, userId, [{ purpose }])).length === 0;
    if (given === (granted === 1)) continue;
    await recordConsent(writer, userId, {
      purpose,
      text_version: CONSENT_VERSIONS[purpose],
      language,
      granted,
    });
  }
}

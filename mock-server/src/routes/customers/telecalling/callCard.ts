import type { AnswerOf, getTelecalling } from '@marketplace/shared/api';
import { maskContact } from '@marketplace/shared/format';
import { getOptionLabel, NAMELESS } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { getVerifiedMobile } from '../../../data/borrowers/personalContacts';
import type { Language } from '../../../messages/translate';
import type { CallRecord, Collections, UserRecord } from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import { toLanguage } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { findCallable } from './callCandidates';
import { loadRules, getRuleName } from './callQueue';

type Card = NonNullable<AnswerOf<typeof getTelecalling>['data']['call']>;
type Call = Readonly<CallRecord>;

function fillScript(
  script: string,
  language: 'en' | 'hi',
  { first_name }: Readonly<UserRecord>,
  { caller_name, product }: Call,
): string {
  return script
    .replaceAll('{name}', first_name || NAMELESS[language])
    .replaceAll('{caller}', caller_name)
    .replaceAll('{product}', getOptionLabel('product', product, language));
}

/** Finds a caller's claimed call that is not ended; undefined once the claim has expired. */
export async function findClaim(
  reader: Reader<Collections>,
  account_id: number,
): Promise<Call | undefined> {
  const { rows } = await reader.find('calls', {
    filter: { account_id, ended_at: null, expires_at_gt: nowIso() },
  });
  return rows[0];
}

/** Builds the caller's view of a claimed call; null once the person may no longer be called. */
export async function buildCard(
  reader: Reader<Collections>,
  call: Call,
  language: Language,
): Promise<Card | null> {
  const { id, user_id, lead_id, product, stage, rule_name, expires_at } = call;
  const user = await reader.get('users', user_id);
  const lead = await reader.get('leads', lead_id);
  const consented_at = (await findCallable(reader, [user_id])).get(user_id);
  const mobile = user && getVerifiedMobile(user);
  if (!mobile || !lead || consented_at === undefined) return null;
  const { mobile_phone_number } = user;
  const rules = await loadRules(reader);
  const rule = rules.find(({ name }) => name === rule_name);
  const earlier = await reader.find('calls', {
    filter: { user_id, ended_at_gt: '' },
    sort: ['ended_at', 'DESC'],
    range: [0, 9],
  });
  return {
    id,
    product,
    stage,
    rule_name: rule ? getRuleName(rule, language) : rule_name,
    expires_at,
    customer: {
      id: user.id,
      partner_id: user.partner_id,
      reference: user.reference ?? deriveReference('users', user.id),
      name: user.customer_name,
      contact: maskContact(mobile),
      other_contact: mobile_phone_number === mobile ? '' : maskContact(mobile_phone_number),
      city: user.city,
      language: toLanguage(user.language),
    },
    stopped_at: lead.updated_at,
    consented_at,
    script: {
      en: fillScript(rule?.script_en ?? '', 'en', user, call),
      hi: fillScript(rule?.script_hi ?? '', 'hi', user, call),
    },
    earlier: earlier.rows.map((one) => ({
      id: one.id,
      caller_name: one.caller_name,
      ended_at: one.ended_at,
      disposition: one.disposition,
      call_back_at: one.call_back_at,
      notes: one.notes,
    })),
  };
}

import { nowIso } from '../../clock';
import type { AccountRecord, Collections } from '../../data/records';
import { type Language, type MessageKey, type Params, translate } from '../../messages/translate';
import type { Reader, Writer } from '../../store/port';
import { sendMessage } from './sendMessage';

/** What a partner, or one of its users, is always told of, whatever it has chosen. */
export type SecurityEvent = Extract<MessageKey, `security_${string}`>;

/** The addresses of a person or a firm; '' or absent without one. */
type Contacts = Readonly<Partial<Pick<AccountRecord, 'email' | 'mobile_phone_number'>>> | undefined;

/** Returns the language in which a partner's owner was invited; English by default. */
async function findLanguage(reader: Reader<Collections>, partner_id: number): Promise<Language> {
  const filter = { area: 'partner', partner_id, role: 'owner' };
  const { rows } = await reader.find('accounts', { filter, sort: ['id', 'ASC'] });
  return rows[0]?.language ?? 'en';
}

/** Sends a text to all addresses once, with the time at which it happened. */
async function tell(
  writer: Writer<Collections>,
  contacts: readonly Contacts[],
  text: string,
): Promise<void> {
  const addresses = contacts.flatMap((one) => [one?.email, one?.mobile_phone_number]);
  for (const to of new Set(addresses))
    if (to) await sendMessage(writer, { kind: 'security', to, text });
}

/**
 * Tells a partner's registered e-mail and mobile of a change to its money or its access. `others` are told too: the
 * addresses before a change, or the user whom it concerns.
 */
export async function tellPartner(
  writer: Writer<Collections>,
  partner_id: number,
  event: SecurityEvent,
  {
    others = [],
    params = {},
  }: { readonly others?: readonly Contacts[]; readonly params?: Params } = {},
): Promise<void> {
  const profile = await writer.get('partner_profiles', partner_id);
  const language = await findLanguage(writer, partner_id);
  await tell(writer, [profile, ...others], translate(language, event, { ...params, at: nowIso() }));
}

/** Tells the user of an account of a change to its own access; an owner's change also tells the partner. */
export async function tellUser(
  writer: Writer<Collections>,
  account: Readonly<AccountRecord>,
  event: SecurityEvent,
): Promise<void> {
  const params = { name: account.name };
  if (account.partner_id !== null && (account.role === 'owner' || account.role === ''))
    await tellPartner(writer, account.partner_id, event, { others: [account], params });
  else await tell(writer, [account], translate(account.language ?? 'en', event, params));
}

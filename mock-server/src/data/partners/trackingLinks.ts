import { randomInt } from 'node:crypto';
import { getOptionIds, getOptionLabel } from '@marketplace/shared/schema';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { DAY_MS, nowIso } from '../../clock';
import type { NewRecord, Reader, Writer } from '../../store/port';
import { ATTRIBUTION_DAYS } from '../borrowers/attribution';
import type { Collections, PartnerRecord, TrackingLinkRecord, UserRecord } from '../records';

const COOKIE = 'tracking_link';

/** Leaves out characters that people confuse when they type from paper. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LENGTH = 7;

/** Finds a link by its code, archived or not; ignores letter case. */
export async function findTrackingLink(
  reader: Reader<Collections>,
  code: string,
): Promise<Readonly<TrackingLinkRecord> | undefined> {
  const { rows } = await reader.find('tracking_links', { filter: { code: code.toLowerCase() } });
  return rows[0];
}

/** Generates a code that no link uses. */
export async function newTrackingCode(reader: Reader<Collections>): Promise<string> {
  const code = Array.from({ length: CODE_LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length)),
  ).join('');
  return (await findTrackingLink(reader, code)) ? newTrackingCode(reader) : code;
}

/** Builds a link to a product that a partner gets in its portal. */
export const newPartnerLink = (
  partner: Readonly<PartnerRecord>,
  link: Pick<TrackingLinkRecord, 'code' | 'product' | 'utm_medium' | 'utm_campaign'>,
): NewRecord<TrackingLinkRecord> => ({
  ...link,
  partner_id: partner.id,
  campaign: `${partner.title}: ${getOptionLabel('product', link.product, 'en')}`.slice(0, 80),
  utm_source: partner.utm_id,
  utm_term: '',
  utm_content: '',
  archived: 0,
  created_at: nowIso(),
});

/**
 * Whether a code has the form that the server generates for creatives and texts. Admins may not choose such a code.
 */
export const isReservedCode = (code: string): boolean => /^(?:creative|message)-/iu.test(code);

/** The code of the link to a product in the texts that a partner sends on. */
export const toMessageCode = (product: string, partner: number): string =>
  `message-${product}-${partner}`;

/**
 * Builds the link of a code in a partner's text. The first click stores it. Undefined if the
 * code names no product of a partner.
 */
export async function buildMessageLink(
  reader: Reader<Collections>,
  code: string,
): Promise<NewRecord<TrackingLinkRecord> | undefined> {
  const [, product = '', partnerId] =
    /^message-([a-z_]+)-(\d{1,9})$/u.exec(code.toLowerCase()) ?? [];
  const partner = partnerId && (await reader.get('partners', Number(partnerId)));
  if (!partner || !getOptionIds('product').includes(product)) return undefined;
  return newPartnerLink(partner, {
    code: toMessageCode(product, partner.id),
    product,
    utm_medium: 'message',
    utm_campaign: 'partner-texts',
  });
}

/**
 * Stores the link that the browser came by in a cookie. Only the API receives the cookie; scripts and other
 * sites cannot read it. It names no person.
 */
export function rememberTrackingLink(
  request: Request,
  response: Response,
  { code }: Pick<TrackingLinkRecord, 'code'>,
): void {
  response.cookie(COOKIE, code, {
    httpOnly: true,
    maxAge: ATTRIBUTION_DAYS * DAY_MS,
    path: '/api',
    sameSite: 'strict',
    secure: request.secure,
  });
}

/**
 * Attributes a person to the link that their browser came by, unless the link is archived or of a
 * partner that the person does not belong to. Returns the person.
 */
export async function attributeToLink(
  writer: Writer<Collections>,
  user: Readonly<UserRecord>,
  request: Request,
): Promise<Readonly<UserRecord>> {
  const code = parse(request.get('cookie') ?? '')[COOKIE];
  if (!code) return user;
  const link = await findTrackingLink(writer, code);
  if (!link || link.archived === 1 || link.partner_id !== user.partner_id) return user;
  if (link.id === user.tracking_link_id) return user;
  return writer.update('users', user.id, { tracking_link_id: link.id });
}

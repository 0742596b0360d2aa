import { randomInt } from 'node:crypto';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { DAY_MS } from '../../clock';
import type { Reader, Writer } from '../../store/port';
import { ATTRIBUTION_DAYS } from '../borrowers/attribution';
import type { Collections, TrackingLinkRecord, UserRecord } from '../records';

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

/**
 * Notes in the browser which link brought it. Like the id by which sign-ins know a browser, the
 * cookie goes to the calls only, and neither scripts nor other sites can read it. It names no person.
 */
export function rememberTrackingLink(
  request: Request,
  response: Response,
  { code }: Readonly<TrackingLinkRecord>,
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
 * Attributes a person to the link that brought their browser, unless the link is archived or of a
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

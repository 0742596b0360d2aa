import { randomUUID } from 'node:crypto';
import { sendOtp, verifyOtp } from '@marketplace/shared/api';
import { ensureBrowserId, readBrowserId } from '../../../auth/browserId';
import { parseUserAgent } from '../../../auth/parseUserAgent';
import { startSession } from '../../../auth/sessions';
import { belongsToOtherPartner } from '../../../data/borrowers/attribution';
import { getDefaultPartner, findPartner } from '../../../data/partners/partners';
import type { Collections, PartnerRecord, UserRecord } from '../../../data/records';
import { newReference } from '../../../data/specs/references';
import { attributeToLink } from '../../../data/partners/trackingLinks';
import type { Language } from '../../../messages/translate';
import { translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Reader, Writer } from '../../../store/port';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { claimAddedLeads } from './claimAddedLeads';
import { awaitsConfirmation, confirmMerges } from './mergeConfirmation';
import { recordLead } from '../profile/leads';
import { buildUser } from '../../../data/borrowers/buildUser';
import { formatOriginBoundCode } from '../../session/otp/formatOriginBoundCode';
import { getRequester } from '../../session/otp/otpRequester';
import { requestOtp } from '../../session/otp/requestOtp';
import { tryOtp } from '../../session/otp/tryOtp';

interface SignIn {
  readonly userId: string;
  readonly code: string;
  /** URL segment of the partner whose brand the person came through. */
  readonly segment: string | undefined;
}

/** Builds the sign-in link. User id and code are in the fragment, which browsers do not send to servers. */
function buildSignInLink(origin: string, { userId, code, segment }: SignIn): string {
  const brand = segment === undefined ? '' : `?partner=${encodeURIComponent(segment)}`;
  return `${origin}/auth${brand}#${userId}.${code}`;
}

/** Returns the customer into whom a record was merged, or the record itself. */
async function followMerges(
  reader: Reader<Collections>,
  user: Readonly<UserRecord>,
): Promise<Readonly<UserRecord>> {
  const survivor = user.merged_into ? await reader.get('users', user.merged_into) : undefined;
  return survivor ? followMerges(reader, survivor) : user;
}

/** Finds whom a code signs in, and whether the code also confirms a merge with another customer. */
async function findAccount(
  reader: Reader<Collections>,
  contact: string,
): Promise<{ userId: string; confirmsMerge: boolean }> {
  const users = await reader.find('users', { filter: { sign_in: contact } });
  const [user] = users.rows;
  if (user) {
    const { id } = await followMerges(reader, user);
    return { userId: id, confirmsMerge: await awaitsConfirmation(reader, user) };
  }
  const waiting = await reader.find('otps', { filter: { contact } });
  return { userId: waiting.rows[0]?.id ?? randomUUID(), confirmsMerge: false };
}

interface Recipient {
  readonly userId: string;
  readonly contact: string;
  readonly partner: Readonly<PartnerRecord> | undefined;
  readonly language: Language;
  /** Whether the code also confirms that another customer's account is this person's. */
  readonly confirmsMerge: boolean;
  /** Origin for the link in an e-mail, and for the pages that may read the code from an SMS. */
  readonly origin: string;
}

/** Builds the message. An e-mail has a link besides the code; an SMS names the origin that may read the code. */
function buildMessage(
  code: string,
  { userId, contact, partner, language, origin, confirmsMerge }: Recipient,
): string {
  const text = translate(language, confirmsMerge ? 'otp_merge_text' : 'otp_text', { code });
  if (!contact.includes('@')) return text + formatOriginBoundCode(origin, code);
  const link = buildSignInLink(origin, { userId, code, segment: partner?.url_segment });
  return `${text} ${translate(language, 'otp_link', { link })}`;
}

/** Loads the consumer who has verified the contact, or creates one at the first sign-in. */
async function findOrCreateUser(
  writer: Writer<Collections>,
  { id, contact, partner_id }: { id: string; contact: string; partner_id: number | null },
): Promise<Readonly<UserRecord>> {
  const found = await writer.get('users', id);
  const known = found && (await followMerges(writer, found));
  if (!known) {
    const partner = partner_id === null ? await getDefaultPartner(writer) : undefined;
    return writer.insert('users', {
      ...buildUser({ id, contact, partnerId: partner_id ?? partner?.id ?? 1 }),
      reference: await newReference(writer, 'users'),
    });
  }
  if (partner_id === null || partner_id === known.partner_id) return known;
  if (await belongsToOtherPartner(writer, known.id, partner_id)) return known;
  return writer.update('users', known.id, { partner_id, merchant_location_id: partner_id });
}

export const otpRoutes = [
  handle(
    sendOtp,
    { before: throttle(30) },
    async ({ body, language, request, response }, { store, config }) => {
      const { contact } = body;
      const requester = getRequester(request, readBrowserId(request));
      const newBrowserId = ensureBrowserId(request, response);
      const origin = getPublicOrigin(request, config);
      return store.tx(async (writer) => {
        const { userId, confirmsMerge } = await findAccount(writer, contact.toLowerCase());
        const partner = body.partner ? await findPartner(writer, body.partner) : undefined;
        const { sent } = await requestOtp(writer, {
          collection: 'otps',
          id: userId,
          requester,
          newBrowserId,
          contact,
          partnerId: partner?.id ?? null,
          limited: config.rateLimits,
          language,
          text: (code) =>
            buildMessage(code, { userId, contact, partner, language, origin, confirmsMerge }),
        });
        const message = translate(language, sent ? 'otp_sent' : 'otp_sent_before', { contact });
        return { user_id: userId, message };
      });
    },
  ),
  handle(
    verifyOtp,
    { before: throttle(60) },
    async ({ body, request, response }, { store, config }) => {
      const requester = getRequester(request, readBrowserId(request));
      const newBrowserId = ensureBrowserId(request, response);
      const key = { collection: 'otps', id: body.user_id } as const;
      const attempt = { ...key, requester, newBrowserId, limited: config.rateLimits };
      const result = await store.tx(async (writer) => {
        const tried = await tryOtp(writer, attempt, body.otp);
        if (!tried.ok) return tried;
        const { contact, partnerId } = tried;
        await confirmMerges(writer, contact);
        const known = await findOrCreateUser(writer, {
          id: body.user_id,
          contact,
          partner_id: partnerId,
        });
        const claimed = await claimAddedLeads(writer, known);
        const user = await attributeToLink(writer, claimed, request);
        await recordLead(
          writer,
          user,
          'personal_loan',
          user.pl_completed ? 'profile' : 'signed_in',
        );
        const holder = {
          user_id: user.id,
          account_id: null,
          role_id: null,
          partner_id: user.partner_id,
        };
        const token = await startSession(writer, config.sessionLimits, {
          area: 'consumer',
          holder,
          device: parseUserAgent(request.get('user-agent')),
        });
        return { ok: true, token, userId: user.id } as const;
      });
      if (!result.ok) throw result.refusal;
      return { token: result.token, user_id: result.userId };
    },
  ),
];

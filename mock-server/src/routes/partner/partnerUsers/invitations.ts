import { acceptInvitation, readInvitation } from '@marketplace/shared/api';
import { INVITATION_DAYS } from '@marketplace/shared/schema';
import { parseUserAgent } from '../../../auth/parseUserAgent';
import { hasLiveInvitation, getPartnerHolder } from '../../../auth/partnerAccounts';
import { refusePassword } from '../../../auth/passwordPolicy';
import { NO_PASSWORD } from '../../../auth/passwords';
import { mustSetSecondFactor } from '../../../auth/secondFactor';
import { startSession } from '../../../auth/sessions';
import { hashSecret, newToken } from '../../../auth/tokens';
import { DAY_MS, now } from '../../../clock';
import { findPublicPartner } from '../../../data/partners/partners';
import type { AccountRecord, Collections } from '../../../data/records';
import { HttpError, notFound } from '../../../httpError';
import { throttle } from '../../../middleware/throttle';
import type { Reader, Writer } from '../../../store/port';
import { handle } from '../../kit/handle';
import { sendMessage } from '../../outbox/sendMessage';

type Account = Readonly<AccountRecord>;

/** An invitation before it is sent. */
export interface Invitation {
  /** The fields of the invited account, with which nobody can sign in yet. */
  readonly fields: Pick<
    AccountRecord,
    'is_invited' | 'password_hash' | 'invitation_hash' | 'invitation_expires_at'
  >;
  /** The page behind the link; the secret is in the fragment, which servers do not receive. */
  readonly link: string;
}

/** Creates an invitation. The store gets only the hash of its secret. */
export function newInvitation(origin: string): Invitation {
  const token = newToken();
  return {
    fields: {
      is_invited: true,
      password_hash: NO_PASSWORD,
      invitation_hash: hashSecret(token),
      invitation_expires_at: new Date(now() + INVITATION_DAYS * DAY_MS).toISOString(),
    },
    link: `${origin}/partner/invitation#${token}`,
  };
}

/** Sends an invitation by e-mail, and by SMS where the account has a number. */
export async function sendInvitation(
  writer: Writer<Collections>,
  { email, mobile_phone_number = '' }: Pick<Account, 'email' | 'mobile_phone_number'>,
  text: string,
): Promise<void> {
  for (const to of [email, mobile_phone_number])
    if (to !== '') await sendMessage(writer, { kind: 'invitation', to, text });
}

/** Finds the account of an invitation and its partner's segment. Throws 404 unless it can be accepted now. */
async function findInvited(
  reader: Reader<Collections>,
  token: string,
): Promise<{ account: Account; url_segment: string }> {
  const { rows } = await reader.find('accounts', {
    filter: { invitation_hash: hashSecret(token) },
  });
  const [account] = rows;
  const partner = account && (await reader.get('partners', account.partner_id ?? 0));
  if (partner?.status !== 1 || account?.status !== 1) throw new HttpError(404, 'invitation_gone');
  if (!hasLiveInvitation(account)) throw new HttpError(404, 'invitation_expired');
  return { account, url_segment: partner.url_segment };
}

const GUESSES_A_MINUTE = 30;

export const invitationRoutes = [
  handle(readInvitation, { before: throttle(GUESSES_A_MINUTE) }, async ({ body }, { store }) => {
    const { account, url_segment } = await findInvited(store, body.token);
    const partner = await findPublicPartner(store, url_segment);
    if (!partner) throw notFound();
    const { name, email, invitation_expires_at } = account;
    return { data: { name, email, expires_at: invitation_expires_at ?? '', partner } };
  }),
  handle(
    acceptInvitation,
    { before: throttle(GUESSES_A_MINUTE) },
    async ({ body, request }, { store, config, passwords }) => {
      const invited = await findInvited(store, body.token);
      const refusal = await refusePassword(passwords, invited.account, body.new_password);
      if (refusal) throw refusal;
      const password_hash = await passwords.hash(body.new_password);
      return store.tx(async (writer) => {
        // Somebody may have accepted or withdrawn it in the meantime.
        const { account } = await findInvited(writer, body.token);
        const holder = getPartnerHolder(account);
        await writer.update('accounts', account.id, {
          password_hash,
          is_invited: false,
          invitation_hash: null,
          must_change_password: false,
        });
        const mustSet = await mustSetSecondFactor(writer, account);
        const token = await startSession(writer, config.sessionLimits, {
          area: 'partner',
          holder: { user_id: null, account_id: account.id, ...holder },
          device: parseUserAgent(request.get('user-agent')),
          mustSetSecondFactor: mustSet,
        });
        return {
          token,
          partner_id: holder.partner_id,
          name: account.name,
          ...(mustSet && { must_set_second_factor: true }),
        };
      });
    },
  ),
];

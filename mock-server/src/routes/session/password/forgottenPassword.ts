import { setTimeout as wait } from 'node:timers/promises';
import {
  completePasswordReset,
  readPasswordReset,
  requestPasswordReset,
} from '@marketplace/shared/api';
import { formatTime, maskEmail } from '@marketplace/shared/format';
import { isOfActivePartner } from '../../../auth/partnerAccounts';
import { refusePassword } from '../../../auth/passwordPolicy';
import { endAllSessions } from '../../../auth/sessions';
import { hashSecret, newToken } from '../../../auth/tokens';
import { MINUTE_MS, now, nowIso } from '../../../clock';
import type { AccountRecord, Collections, PasswordResetRecord } from '../../../data/records';
import { HttpError } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Reader } from '../../../store/port';
import { withAudit } from '../../audit/auditedStore';
import { noteSignIn } from '../../audit/signIns';
import { sendMessage } from '../../outbox/sendMessage';
import { handle } from '../../kit/handle';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { tellUser } from '../../outbox/securityNotice';

type Account = Readonly<AccountRecord>;

const LINK_MINUTES = 30;
/** Links that an account has at once. While they are valid, more requests send no more messages. */
const MAX_LINKS = 3;
/** Longer than the work for an account takes, so that the time does not tell whether it exists. */
const ANSWER_MS = 400;
const TRIES_A_MINUTE = 30;

/** Finds the account that signs in with an address; undefined unless it may sign in and has a password. */
async function findForgetful(
  reader: Reader<Collections>,
  area: AccountRecord['area'],
  email: string,
): Promise<Account | undefined> {
  const filter = { area, email, status: 1 };
  const [account] = (await reader.find('accounts', { filter })).rows;
  if (!account || account.is_invited || !(await isOfActivePartner(reader, account)))
    return undefined;
  return account;
}

const findLinks = async (reader: Reader<Collections>, account_id: number) =>
  (await reader.find('password_resets', { filter: { account_id } })).rows;

/** Finds a live link and its account. Throws 404 unless it can be used now. */
async function findLink(
  reader: Reader<Collections>,
  token: string,
): Promise<{ link: Readonly<PasswordResetRecord>; account: Account }> {
  const filter = { token_hash: hashSecret(token) };
  const [link] = (await reader.find('password_resets', { filter })).rows;
  const account = link && (await reader.get('accounts', link.account_id));
  const isLive = link !== undefined && link.expires_at > nowIso();
  if (!isLive || account?.status !== 1 || !(await isOfActivePartner(reader, account)))
    throw new HttpError(404, 'password_link_gone');
  return { link, account };
}

export const forgottenPasswordRoutes = [
  handle(
    requestPasswordReset,
    { before: throttle(TRIES_A_MINUTE) },
    async ({ body, request, language }, context) => {
      const { store, config, loginThrottle } = context;
      const { area } = body;
      const email = body.email.trim().toLowerCase();
      const pause = wait(ANSWER_MS);
      await loginThrottle.begin({
        account: `reset ${area} ${email}`,
        address: request.ip ?? '',
      });
      const account = await findForgetful(store, area, email);
      if (account)
        await store.tx(async (writer) => {
          const links = await findLinks(writer, account.id);
          if (links.filter(({ expires_at }) => expires_at > nowIso()).length >= MAX_LINKS) return;
          const token = newToken();
          const expires = new Date(now() + LINK_MINUTES * MINUTE_MS);
          await writer.insert('password_resets', {
            account_id: account.id,
            token_hash: hashSecret(token),
            expires_at: expires.toISOString(),
          });
          const reads = account.language ?? language;
          const link = `${getPublicOrigin(request, config)}/${area}/new-password#${token}`;
          const text = translate(reads, 'password_link', {
            link,
            minutes: LINK_MINUTES,
            time: formatTime(expires, reads),
          });
          await sendMessage(writer, { kind: 'access', to: account.email, text });
        });
      await noteSignIn(context, 'reset_asked', { area, id: account?.id ?? 0, email });
      await pause;
      return { success: true, message: translate(language, 'password_link_sent') };
    },
  ),
  handle(readPasswordReset, { before: throttle(TRIES_A_MINUTE) }, async ({ body }, { store }) => {
    const { link, account } = await findLink(store, body.token);
    const { area, email } = account;
    return { data: { area, email: maskEmail(email), expires_at: link.expires_at } };
  }),
  handle(
    completePasswordReset,
    { before: throttle(TRIES_A_MINUTE) },
    async ({ body, request, language }, context) => {
      const { account } = await findLink(context.store, body.token);
      const { passwords } = context;
      const refusal = await refusePassword(passwords, account, body.new_password);
      if (refusal) throw refusal;
      const password_hash = await passwords.hash(body.new_password);
      const { area, id, email } = account;
      const actor = { area, account_id: id, masquerade_by: null };
      await withAudit(context, actor, completePasswordReset.id).store.tx(async (writer) => {
        // Somebody may have used it in the meantime.
        const found = await findLink(writer, body.token);
        for (const { id: linkId } of await findLinks(writer, id))
          await writer.remove('password_resets', linkId);
        await writer.update('accounts', id, { password_hash, must_change_password: false });
        await endAllSessions(writer, { account_id: id });
        await tellUser(writer, found.account, 'security_password_changed');
      });
      await context.loginThrottle.clear({
        account: `${area} ${email}`,
        address: request.ip ?? '',
      });
      return { success: true, message: translate(language, 'password_reset_done') };
    },
  ),
];

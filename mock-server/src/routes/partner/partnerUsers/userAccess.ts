import { getUserAccess, takeOverAccess } from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import type {
  AccountRecord,
  ApiKeyRecord,
  Collections,
  WebhookRecord,
} from '../../../data/records';
import { getKeyExpiry } from '../../../data/views';
import { HttpError } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';
import { handle } from '../../kit/handle';
import { requireOwnSession } from '../integration/requireOwnSession';
import { requireUser } from './requireUser';

type Account = Readonly<AccountRecord>;

/** What works by the right of the user who made it, and what of it still works. */
interface Access {
  readonly keys: readonly Readonly<ApiKeyRecord>[];
  readonly webhooks: readonly Readonly<WebhookRecord>[];
  /** The users who have not accepted the user's invitation. */
  readonly invited: readonly Account[];
}

/** Finds the keys, webhooks and invitations that a user of a partner, or all of its users, have made and that work. */
async function findAccess(
  reader: Reader<Collections>,
  { partner_id, account_id }: { readonly partner_id: number; readonly account_id?: number },
): Promise<Access> {
  const filter = { partner_id };
  const isMade = (maker: number | undefined) => account_id === undefined || maker === account_id;
  const keys = (await reader.find('api_keys', { filter })).rows;
  const webhooks = (await reader.find('webhooks', { filter })).rows;
  const users = (await reader.find('accounts', { filter: { ...filter, area: 'partner' } })).rows;
  return {
    keys: keys.filter(
      (key) => isMade(key.account_id) && key.revoked_at === null && getKeyExpiry(key) > nowIso(),
    ),
    webhooks: webhooks.filter((webhook) => isMade(webhook.account_id) && webhook.active === 1),
    invited:
      account_id === undefined
        ? []
        : users.filter(
            (user) => user.invited_by === account_id && user.is_invited && user.invitation_hash,
          ),
  };
}

/**
 * Revokes the keys, switches off the webhooks and withdraws the invitations that a user, or every user of a partner,
 * has made. They end with the right of their maker.
 */
export async function endAccess(
  writer: Writer<Collections>,
  owner: { readonly partner_id: number; readonly account_id?: number },
): Promise<void> {
  const { keys, webhooks, invited } = await findAccess(writer, owner);
  for (const { id } of keys) await writer.update('api_keys', id, { revoked_at: nowIso() });
  for (const { id } of webhooks) await writer.update('webhooks', id, { active: 0 });
  for (const { id } of invited) await writer.update('accounts', id, { invitation_hash: null });
}

export const userAccessRoutes = [
  handle(getUserAccess, async ({ params, session }, { store }) => {
    const { user, partner } = await requireUser(store, session, params);
    const found = await findAccess(store, { partner_id: partner.id, account_id: user.id });
    return {
      data: {
        keys: found.keys.map(({ id, name, mode }) => ({ id, name, mode })),
        webhooks: found.webhooks.map(({ id, url, mode }) => ({ id, url, mode })),
        invitations: found.invited.map(({ id, name, email }) => ({ id, name, email })),
      },
    };
  }),
  handle(takeOverAccess, async ({ params, session }, { store }) => {
    const { accountId } = requireOwnSession(session);
    await store.tx(async (writer) => {
      const { user, partner } = await requireUser(writer, session, params);
      if (user.id === accountId) throw new HttpError(409, 'own_account');
      const found = await findAccess(writer, { partner_id: partner.id, account_id: user.id });
      for (const { id } of found.keys)
        await writer.update('api_keys', id, { account_id: accountId });
      for (const { id } of found.webhooks)
        await writer.update('webhooks', id, { account_id: accountId });
      for (const { id } of found.invited)
        await writer.update('accounts', id, { invited_by: accountId });
    });
    return { success: true, message: '' };
  }),
];

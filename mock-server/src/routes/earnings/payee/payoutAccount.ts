import {
  decidePayoutAccount,
  getOwnPayoutAccount,
  getPayoutAccount,
  revealPayoutAccount,
  savePayoutAccount,
} from '@marketplace/shared/api';
import { maskAccountNumber } from '@marketplace/shared/format';
import { getBankName, payoutAccountSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { Collections, PayoutAccountRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { toView } from '../../../data/views';
import { HttpError } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import { auditAccess } from '../../audit/auditedStore';
import { handle, parseIdParam } from '../../kit/handle';
import { confirmPassword } from '../../session/password/confirmPassword';
import { tellPartner } from '../../outbox/securityNotice';

type Account = Readonly<PayoutAccountRecord>;

const select = toView(payoutAccountSchema);

/** Converts an account for anybody, with a masked number; null for a partner without one. */
const toAccountView = (account: Account | undefined) =>
  account
    ? select({
        ...account,
        account_number: maskAccountNumber(account.account_number),
        bank_name: getBankName(account.ifsc),
      })
    : null;

const requireAccount = (reader: Reader<Collections>, partnerId: string) =>
  requireRecord(reader, 'payout_accounts', parseIdParam(partnerId));

/** Throws 409 while no admin has verified the account to which a partner's payouts go. */
export async function requireVerifiedAccount(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<Account> {
  const account = await reader.get('payout_accounts', partner_id);
  if (account?.status !== 'verified') throw new HttpError(409, 'payout_account_unverified');
  return account;
}

/** Verifies or refuses an account. Before that the partner may have entered another account. */
export const payoutAccountCall = controlledCall(decidePayoutAccount, {
  getKind: () => 'payout_account',
  async subject(reader, { params: { partnerId } }) {
    const partner = await reader.get('partners', parseIdParam(partnerId));
    return { title: partner?.title ?? '', page: `/partners/${partnerId}` };
  },
  async apply(writer, { params, body, language }) {
    const { status, reason, submitted_at } = body;
    const account = await requireAccount(writer, params.partnerId);
    if (account.submitted_at !== submitted_at) throw new HttpError(409, 'payout_account_replaced');
    const { version } = await writer.update('payout_accounts', account.id, {
      status,
      reason: status === 'failed' ? reason.trim() : '',
      decided_at: nowIso(),
    });
    await tellPartner(writer, account.id, `security_payout_account_${status}`, {
      params: { reason },
    });
    return { success: true, message: translate(language, 'payout_account_decided'), version };
  },
  toWaiting: (answer, waiting) => ({ ...answer, ...waiting }),
});

export const payoutAccountRoutes = [
  handle(getOwnPayoutAccount, async ({ session }, { store }) => ({
    data: toAccountView(await store.get('payout_accounts', session?.partner_id ?? 0)),
  })),
  handle(savePayoutAccount, async (call, context) => {
    const { partner_id } = await confirmPassword(call, context);
    const { holder_name, account_number, ifsc } = call.body;
    const saved = await context.store.tx(async (writer) => {
      const id = partner_id ?? 0;
      const account = {
        holder_name: holder_name.trim(),
        account_number,
        ifsc,
        status: 'pending',
        reason: '',
        submitted_at: nowIso(),
        decided_at: null,
      };
      await tellPartner(writer, id, 'security_payout_account_changed');
      return (await writer.get('payout_accounts', id))
        ? writer.update('payout_accounts', id, account)
        : writer.insert('payout_accounts', { ...account, id });
    });
    return { data: toAccountView(saved) };
  }),
  handle(getPayoutAccount, async ({ params }, { store }) => ({
    data: toAccountView(await store.get('payout_accounts', parseIdParam(params.partnerId))),
  })),
  handle(revealPayoutAccount, async ({ params, body, session }, context) => {
    const account = await requireAccount(context.store, params.partnerId);
    if (!session) throw new HttpError(401, 'signed_out');
    await auditAccess(context, session, 'read', {
      call: revealPayoutAccount.id,
      collection: 'payout_accounts',
      record_id: String(account.id),
      records: 1,
      reason: body.reason.trim(),
    });
    return { data: { account_number: account.account_number } };
  }),
];

import { saveReferralReward } from '@marketplace/shared/api';
import { formatRupees } from '@marketplace/shared/format';
import { toPaise, toRupees } from '@marketplace/shared/lending';
import {
  DEFAULT_REFERRAL_REWARD,
  type ReferralReward,
  referralRewardSchema,
} from '@marketplace/shared/schema';
import { randomUUID } from 'node:crypto';
import { saveChange } from '../../../data/changes';
import { getIndianToday } from '../../../data/indianDay';
import type { ApplicationRecord, Collections } from '../../../data/records';
import { toView } from '../../../data/views';
import { translate } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import { changesNothing } from '../../../store/applyPatch';
import { controlledCall } from '../../approvals/controlledCall';
import { tellPartner } from '../../outbox/securityNotice';

const REWARD_ID = 1;

const rewardView = toView(referralRewardSchema);

/** Loads what partners earn for a referral, with the record's version if an admin has set one. */
export async function loadReferralReward(
  reader: Reader<Collections>,
): Promise<ReferralReward & { readonly version?: number }> {
  const reward = await reader.get('referral_rewards', REWARD_ID);
  return reward ? rewardView(reward) : DEFAULT_REFERRAL_REWARD;
}

/** Sets what partners earn for a referral. Booked rewards do not change. */
export const referralRewardCall = controlledCall(saveReferralReward, {
  hasRecordFields: true,
  getKind: () => 'commission',
  subject: async () => ({ title: '', page: '/payouts' }),
  async apply(writer, { body, language, getVersion }) {
    const { version: _, ...patch } = body;
    const seen = getVersion(body);
    const old = await writer.get('referral_rewards', REWARD_ID);
    const message = translate(language, 'approval_settings_saved');
    if (!old && changesNothing(DEFAULT_REFERRAL_REWARD, patch)) return { success: true, message };
    const saved = old
      ? await saveChange(writer, 'referral_rewards', { old, patch, seen, view: rewardView })
      : await writer.insert('referral_rewards', { id: REWARD_ID, ...patch });
    return { success: true, message, version: saved.version };
  },
  toWaiting: (answer, waiting) => ({ ...answer, ...waiting }),
});

/**
 * Books the reward for a referred partner at its first disbursal, and reverses it when no disbursal remains.
 * A reversed reward can be earned again; one that an admin clawed back, with a reason, cannot.
 */
export async function settleReferral(
  writer: Writer<Collections>,
  { partner_id: referred_partner_id, status }: Readonly<ApplicationRecord>,
): Promise<void> {
  const { rows: merchants } = await writer.find('merchants', {
    filter: { own_partner_id: referred_partner_id, referred: 1 },
  });
  const [merchant] = merchants;
  if (!merchant) return;
  const { rows: entries } = await writer.find('ledger_entries', {
    filter: { referred_partner_id },
  });
  const isReversed = (id: string): boolean =>
    entries.some(({ claw_back_of, remarks }) => claw_back_of === id && remarks === '');
  const standing = entries.find(({ id, kind }) => kind === 'referral' && !isReversed(id));
  if ((status === 'disbursed') === (standing !== undefined)) return;
  const { total: disbursed } = await writer.find('applications', {
    filter: { partner_id: referred_partner_id, status: 'disbursed' },
    range: [0, 0],
  });
  const booked = {
    id: randomUUID(),
    partner_id: merchant.partner_id,
    lender_id: null,
    application_reference: merchant.reference,
    amount: 0,
    booked_on: getIndianToday(),
    upload_id: null,
    referred_partner_id,
  };
  if (!standing && disbursed === 1) {
    const { active, amount } = await loadReferralReward(writer);
    if (active === 1)
      await writer.insert('ledger_entries', {
        ...booked,
        kind: 'referral',
        partner_amount: amount,
        remarks: `Referral of ${merchant.company_name}`,
        claw_back_of: null,
      });
  }
  if (!standing || disbursed > 0) return;
  const left = entries
    .filter(({ id, claw_back_of }) => id === standing.id || claw_back_of === standing.id)
    .reduce((sum, one) => sum + toPaise(one.partner_amount), 0);
  if (left <= 0) return;
  await writer.insert('ledger_entries', {
    ...booked,
    kind: 'claw_back',
    partner_amount: toRupees(-left),
    remarks: '',
    claw_back_of: standing.id,
  });
  await tellPartner(writer, booked.partner_id, 'security_claw_back', {
    params: { amount: formatRupees(toRupees(left), 'en'), reference: merchant.company_name },
  });
}

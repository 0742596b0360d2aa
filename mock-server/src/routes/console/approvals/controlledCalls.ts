import { deleteCardCall } from '../../catalogue/cards/cards';
import { deleteLenderCall, updateLenderCall } from '../../catalogue/lenders/lenders';
import { revenueCalls } from '../../catalogue/lenders/revenue';
import { clawBackCall } from '../../earnings/ledger/clawBack';
import { partnerShareCall } from '../../partner/brand/brand';
import { brandChange } from '../../partner/brand/brandChange';
import { funnelChange } from '../../partner/funnel/funnelChange';
import { payoutAccountCall } from '../../earnings/payee/payoutAccount';
import { referralRewardCall } from '../../earnings/ledger/referralReward';
import { adminUserCalls } from '../../rest/adminUsers';
import { restoreOrderCall } from '../restore/restoreOrder';
import { restoreRecordCall } from '../restore/restoreRecord';
import { resetPasswordCall } from '../../session/password/resetPassword';
import { requireSecondFactorCall } from '../../session/secondFactor/requiredSecondFactor';
import { resetSecondFactorCall } from '../../session/secondFactor/resetSecondFactor';
import type { ControlledCall } from '../../approvals/controlledChange';
import { settingsCall } from '../../approvals/settingsCall';

const calls = [
  settingsCall,
  partnerShareCall,
  payoutAccountCall,
  ...revenueCalls,
  referralRewardCall,
  clawBackCall,
  updateLenderCall,
  deleteLenderCall,
  deleteCardCall,
  restoreRecordCall,
  restoreOrderCall,
  resetPasswordCall,
  resetSecondFactorCall,
  requireSecondFactorCall,
];

export const controlledRoutes = calls.map(({ route }) => route);

/** Every change that may need a second admin. */
export const controlledCalls: readonly ControlledCall[] = [
  ...calls,
  ...adminUserCalls,
  brandChange,
  funnelChange,
];

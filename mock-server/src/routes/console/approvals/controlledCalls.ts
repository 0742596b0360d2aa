import { partnerShareCall } from '../../partner/brand/brand';
import { deleteCardCall } from '../../catalogue/cards/cards';
import { deleteLenderCall, updateLenderCall } from '../../catalogue/lenders/lenders';
import { revenueCalls } from '../../catalogue/lenders/revenue';
import { referralRewardCall } from '../../partner/referral/referralReward';
import type { ControlledCall } from './controlledCall';
import { payoutAccountCall } from '../../partner/partnerSettings/payoutAccount';
import { settingsCall } from './settingsCall';

/** Every call whose changes may need a second admin. */
export const controlledCalls: readonly ControlledCall[] = [
  settingsCall,
  partnerShareCall,
  payoutAccountCall,
  ...revenueCalls,
  referralRewardCall,
  updateLenderCall,
  deleteLenderCall,
  deleteCardCall,
];

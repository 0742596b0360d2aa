import { partnerShareCall } from '../brand/brand';
import { deleteCardCall } from '../cards/cards';
import { deleteLenderCall, updateLenderCall } from '../lenders/lenders';
import { revenueCalls } from '../lenders/revenue';
import { referralRewardCall } from '../referral/referralReward';
import type { ControlledCall } from './controlledCall';
import { payoutAccountCall } from '../partnerSettings/payoutAccount';
import { settingsCall } from './settingsCall';

/** Every call whose changes admins can set to need a second admin. */
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

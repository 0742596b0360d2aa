import type { Approval, ApprovalSettings, ReferralReward } from '@marketplace/shared/schema';
import type { Named, Numbered, FieldVersions } from './recordBase';

/** A change that waits for a second admin, or that one has decided on. */
export type ApprovalRecord = Named &
  Approval & {
    /** The parameters and the body of the call that makes the change. */
    readonly params: Readonly<Record<string, string>>;
    readonly body: object;
    /** The version of the record when the change was asked for; 0 for a new one. */
    readonly base_version: number;
    /** A hash of each change's value at the request; approvals of older servers lack it. */
    readonly seen?: readonly string[];
    readonly salt?: string;
    /** The account that decided it; 0 while none has. */
    readonly decided_by: number;
  };

/** The one record of which changes need a second admin. It is absent until somebody sets it. */
export type ApprovalSettingsRecord = Numbered & FieldVersions & ApprovalSettings;

/** The one record of what partners earn for a referral. It is absent until an admin sets it. */
export type ReferralRewardRecord = Numbered & FieldVersions & ReferralReward;

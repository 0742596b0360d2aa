import type { User } from '@marketplace/shared/schema';
import type { FieldVersions, Named, Older } from './recordBase';

/** A consumer. `sign_in` is the verified mobile number or e-mail address, in lower case. */
export type UserRecord = Named &
  FieldVersions &
  Older<User, 'mobile_verified' | 'one_name' | 'se_loan_tenure' | 'loan_purpose'> & {
    readonly sign_in: string;
    /** Older records lack it. */
    readonly reference?: string;
    /** First and last name, which the consoles list and search, followed by the masked contact. */
    readonly customer_name: string;
    readonly contact: string;
    readonly partner_id: number;
    /** The customer into whom this one was merged; null or absent if it was not. */
    readonly merged_into?: string | null;
    readonly created_at: string;
    readonly updated_at: string;
    /** When the person last confirmed the whole profile; older records lack it. */
    readonly reviewed_at?: string;
    /** When the PAN was claimed, and the claims of the last weeks; ISO 8601, see `claimPan`. */
    readonly pan_claimed_at?: string;
    readonly pan_claims?: readonly string[];
    /** The scores that the bureau has given, the oldest first; ISO 8601. None without a score. */
    readonly score_history?: ReadonlyArray<{ readonly score: number; readonly at: string }>;
    /** The tracking link of the partner that the person last came by. */
    readonly tracking_link_id?: number | null;
  };

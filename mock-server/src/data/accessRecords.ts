import type { Area } from '@marketplace/shared/api';
import type { Masquerade } from '@marketplace/shared/schema';
import type { Named, Numbered, Remembered } from './recordBase';

/** A sign-in of the consoles. `password_hash` as `auth/passwords` makes it. */
export interface AccountRecord extends Numbered, Remembered {
  readonly area: 'admin' | 'partner';
  readonly email: string;
  readonly password_hash: string;
  readonly name: string;
  /** Admin role, '1', '2' or '3'; '' for partners. */
  readonly role: string;
  /** 0 while the account may not sign in. */
  readonly status: 0 | 1;
  readonly partner_id: number | null;
  /** The password is one that an admin had sent. */
  readonly must_change_password?: boolean;
}

/** A live token, of which only the hash is kept. */
export interface SessionRecord extends Named {
  readonly token_hash: string;
  readonly area: Area;
  readonly user_id: string | null;
  readonly account_id: number | null;
  readonly role_id: number | null;
  readonly partner_id: number | null;
  readonly expires_at: string;
  /** The admin account that acts as this partner; null in a partner's own session. */
  readonly masquerade_by: number | null;
  readonly read_only: boolean;
  /** Browser and system; what follows is not there in sessions from before it was kept, which are over. */
  readonly device?: string;
  readonly created_at?: string;
  readonly last_used_at?: string;
  /** The admin's own session, and the log's entry, of a masquerade. */
  readonly parent_id?: string | null;
  readonly masquerade_id?: number | null;
  /** Nothing but a new password is taken. */
  readonly must_change_password?: boolean;
  /** When the borrower last showed that they know the stored birth date and PAN. */
  readonly identity_confirmed_at?: string;
}

/** Failed attempts to sign in, or a place that an account was entered from; `key` is a hash of both. */
export interface LoginAttemptRecord extends Named {
  readonly kind: 'pair' | 'account' | 'known';
  readonly key: string;
  readonly count: number;
  /** The last one. */
  readonly at: string;
}

/** Fields that are later than some entries of the log. */
type LaterFieldOfMasquerade = 'admin_name' | 'partner_name' | 'mode' | 'until' | 'changes';

/** Who acted as whom, and why. */
export type MasqueradeRecord = Numbered &
  Omit<Masquerade, 'id' | LaterFieldOfMasquerade> &
  Partial<Pick<Masquerade, LaterFieldOfMasquerade>> & { readonly write: boolean };

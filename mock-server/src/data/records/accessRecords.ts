import type { Area } from '@marketplace/shared/api';
import type { PartnerRole } from '@marketplace/shared/resources';
import type { AuditEntry, Masquerade } from '@marketplace/shared/schema';
import type { FieldVersions, Named, Numbered, Older } from './recordBase';

/** An account of the consoles. `password_hash` has the format of `auth/passwords`. */
export interface AccountRecord extends Numbered, FieldVersions {
  readonly area: 'admin' | 'partner';
  readonly email: string;
  readonly password_hash: string;
  readonly name: string;
  /** Admin role '1', '2' or '3', or a `PartnerRole`; '' for a partner's owner stored before roles existed. */
  readonly role: string;
  /** 0 blocks the account from signing in. */
  readonly status: 0 | 1;
  readonly partner_id: number | null;
  /** When an admin made the account; absent for an older one. */
  readonly created_at?: string;
  /** Whether the owner must replace a password that the server sent. */
  readonly must_change_password?: boolean;
  /** Whether the account has no password that anybody knows, until its owner accepts an invitation. */
  readonly is_invited?: boolean;
  /** Hash of the token in the last invitation; null once it is used or withdrawn. */
  readonly invitation_hash?: string | null;
  readonly invitation_expires_at?: string | null;
  /** The user of the partner who sent the invitation, with whose right it ends. */
  readonly invited_by?: number;
  /** The language of the invitations; that of the partner where it is absent. */
  readonly language?: 'en' | 'hi';
  /** Where the invitation goes besides the e-mail address; the number of an admin is confirmed by a code. */
  readonly mobile_phone_number?: string;
}

/** A sign-in of a borrower, which outlasts its session. */
export interface SignInRecord extends Named {
  readonly user_id: string;
  readonly at: string;
  /** Browser and system. */
  readonly device: string;
}

/** A signed-in session. Only the hash of its token is stored. */
export interface SessionRecord extends Named {
  readonly token_hash: string;
  readonly area: Area;
  readonly user_id: string | null;
  readonly account_id: number | null;
  readonly role_id: number | null;
  readonly partner_id: number | null;
  /** The role of a partner's user; absent in a masquerade and in sessions stored before roles existed. */
  readonly partner_role?: PartnerRole;
  readonly expires_at: string;
  /** The admin account behind a masquerade; null in a partner's own session. */
  readonly masquerade_by: number | null;
  readonly read_only: boolean;
  /** Browser and system. Sessions stored before this field existed lack it and the next two; they have ended. */
  readonly device?: string;
  readonly created_at?: string;
  readonly last_used_at?: string;
  /** In a masquerade: the admin's own session, and the id of the log entry. */
  readonly parent_id?: string | null;
  readonly masquerade_id?: number | null;
  /** Whether the session allows nothing but setting a new password. */
  readonly must_change_password?: boolean;
  /** Whether the session still needs the code of the second factor. */
  readonly second_factor_due?: boolean;
  /** Whether the session allows nothing but setting up a second factor. */
  readonly must_set_second_factor?: boolean;
  /** When the borrower last confirmed the stored birth date and PAN. */
  readonly identity_confirmed_at?: string;
}

/**
 * The second factor of an account, under its id: the Base32 secret, the time step of the last code,
 * and hashes of the recovery codes that are left. It counts once it is confirmed.
 */
export interface SecondFactorRecord extends Numbered {
  readonly secret: string;
  readonly confirmed_at: string | null;
  readonly last_step: number;
  readonly recovery_hashes: readonly string[];
}

/** An uploaded file under its name; `content` is in Base64. */
export interface FileRecord extends Named {
  readonly content: string;
}

/** A link that sets a new password, once. Only the hash of its secret is stored. */
export interface PasswordResetRecord extends Named {
  readonly account_id: number;
  readonly token_hash: string;
  readonly expires_at: string;
}

/** The one record of how admins sign in. It is absent until somebody sets it. */
export interface SignInSettingsRecord extends Numbered {
  readonly second_factor_roles: readonly number[];
  /** Whether partners' owners must have a second factor, too. */
  readonly second_factor_owners?: boolean;
}

/**
 * A count of failed sign-in attempts, or an address known to an account. `key` is a hash of account and address.
 */
export interface LoginAttemptRecord extends Named {
  readonly kind: 'pair' | 'account' | 'known';
  readonly key: string;
  readonly count: number;
  /** Time of the last attempt. */
  readonly at: string;
}

/** A log entry: which admin acted as which partner, and why. */
export type MasqueradeRecord = Numbered &
  Older<Omit<Masquerade, 'id'>, 'admin_name' | 'partner_name' | 'mode' | 'until' | 'changes'> & {
    readonly write: boolean;
  };

/** An entry of the audit log. Older ones are of chain 1 and follow the entry with the id before. */
export type AuditEntryRecord = Numbered &
  AuditEntry & { readonly chain?: number; readonly previous_id?: number };

/** The ends of a chain of the audit log: the newest entry, and the last one that was deleted as too old. */
export interface AuditChainRecord extends Numbered {
  readonly last_id: number;
  readonly last_hash: string;
  readonly dropped_id: number;
  readonly dropped_hash: string;
  /** The first entry that the key signs, whether the chain was found broken, and its signature; absent in older data. */
  readonly keyed_from?: number;
  readonly broken?: 0 | 1;
  readonly mac?: string;
}

/** An account's progress in a course; `reference` is the number of its certificate. */
export type CourseProgressRecord = Named & {
  readonly account_id: number;
  readonly course_id: number;
  readonly lessons: readonly number[];
  readonly best_percent: number | null;
  readonly passed_at: string | null;
  readonly reference: string;
};

/** An account's vote on an answer. */
export type FaqVoteRecord = Named & {
  readonly faq_id: number;
  readonly account_id: number;
  readonly helpful: 0 | 1;
};

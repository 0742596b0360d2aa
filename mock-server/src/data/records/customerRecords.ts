import type { AnswerOf, getOwnLender } from '@marketplace/shared/api';
import type {
  Application,
  Consent,
  FormDraft,
  HelpRequest,
  OwnApplication,
  SavedView,
  Voucher,
} from '@marketplace/shared/schema';
import type { StatusRecord } from '../uploads';
import type { AccountRecord } from './accessRecords';
import type { FieldVersions, Named, Numbered, Older } from './recordBase';

/** The terms that an application was made on, as its key fact statement shows them. */
export type KeyFacts = NonNullable<AnswerOf<typeof getOwnLender>['data']['key_facts']>;

/** An application. Optional fields are missing in older ones. */
export type ApplicationRecord = Named &
  Older<Application, 'reference'> & {
    readonly lender_slug?: string;
    readonly history?: readonly StatusRecord[];
    readonly confirmed_at?: string | null;
    /** The tracking link that the borrower came by; null if by none. */
    readonly tracking_link_id?: number | null;
    /** The PAN given with the application. */
    readonly pan?: string;
    /** When the lender has said that it decides, ISO 8601; null if it has said nothing. */
    readonly decides_by?: string | null;
    readonly give_back?: OwnApplication['give_back'];
    readonly key_facts?: Older<
      KeyFacts,
      | 'special_offer_hi'
      | 'grievance_officer_hi'
      | 'grievance_phone'
      | 'refunds_fee'
      | 'registered_name'
    >;
  };

export type VoucherRecord = Numbered & Voucher;
export type HelpRequestRecord = Numbered &
  FieldVersions &
  HelpRequest & {
    /** The reference that the person can quote. */
    readonly reference: string;
    /** The user who asked; null if not signed in. */
    readonly user_id: string | null;
    readonly created_at: string;
    /** Older requests lack it and count as open. */
    readonly status?: string;
    readonly answered_at?: string | null;
  };

/** A person's answer for one purpose (and lender). The latest one counts. */
export type ConsentRecord = Named & Consent & { readonly user_id: string };

/** The saved draft of a form: one for each person and form. */
export type FormDraftRecord = Named & FormDraft & { readonly user_id: string };

/** A view of a list that an account of a console has saved. */
export type SavedViewRecord = Named &
  Omit<SavedView, 'own' | 'owner_name'> &
  Pick<AccountRecord, 'area' | 'partner_id'> & { readonly account_id: number };

/** A record of a resource declared in `shared/resources`, whose schema has validated its fields. */
export interface DeclaredRecord extends Numbered, FieldVersions {
  readonly [field: string]: unknown;
}

/** The collection of a declared resource: `branches` are in `resource_branches`. */
export type DeclaredCollection = `resource_${string}`;

import type {
  CreditCard,
  Language,
  LaterLenderField,
  Lender,
  LenderGroup,
  LenderOutage,
  LenderRevenue,
  LenderStatusChange,
  RevenueType,
} from '@marketplace/shared/schema';
import type { NewRecord } from '../../store/port';
import type { FieldVersions, Named, Numbered, Older, SoftDeleted } from './recordBase';

export type LenderRecord = Numbered & FieldVersions & SoftDeleted & Older<Lender, LaterLenderField>;
export type LenderGroupRecord = Numbered & SoftDeleted & LenderGroup;
/** `sort_order` is the entry's position among those of its lender, from 1. */
export type LenderRevenueRecord = Numbered &
  FieldVersions &
  LenderRevenue & { readonly sort_order: number };
/** An outage; its times are UTC. `cancelled_at` is null unless an admin took it back before it began. */
export type LenderOutageRecord = Numbered &
  FieldVersions &
  LenderOutage & { readonly cancelled_at: string | null };
export type LenderStatusChangeRecord = Numbered & LenderStatusChange;
export type RevenueTypeRecord = Numbered & Older<RevenueType, 'name_hi'>;
export type CreditCardRecord = Numbered &
  FieldVersions &
  SoftDeleted &
  Older<CreditCard, 'key_feature_hi' | 'marketing_bullets_hi'>;
export type LanguageRecord = Numbered & Language;

/** What a deletion changed: it removed the whole record, or set the status of a record that the store keeps. */
export type Removed = { readonly record_id: number } & (
  | { readonly collection: 'lenders'; readonly values: Pick<LenderRecord, 'lender_status'> }
  | { readonly collection: 'credit_cards'; readonly values: Pick<CreditCardRecord, 'status'> }
  | { readonly collection: 'lender_revenue'; readonly values: NewRecord<LenderRevenueRecord> }
  | {
      readonly collection: `resource_${string}`;
      readonly values: Readonly<Record<string, unknown>> & { readonly id: number };
    }
);

/** A deleted record, for as long as it can be put back. */
export type RemovedRecord = Named & Removed & { readonly account_id: number; readonly at: string };

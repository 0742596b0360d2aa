import { RESOURCES, type Resource } from '@marketplace/shared/resources';
import { useTranslate } from '@marketplace/shared/ui';

/** The collections whose records admins and partners change or read unmasked. */
export const COLLECTIONS = [
  'lenders',
  'lender_groups',
  'lender_revenue',
  'lender_outages',
  'lender_status_changes',
  'credit_cards',
  'partners',
  'tracking_links',
  'message_templates',
  'message_campaigns',
  'accounts',
  'applications',
  'uploads',
  'ledger_entries',
  'approvals',
  'approval_settings',
  'referral_rewards',
  'gst_registrations',
  'payouts',
  'payout_accounts',
  'partner_profiles',
  'notification_settings',
  'second_factors',
  'sign_in_settings',
  'disputes',
  'erasures',
  'merges',
  'distinct_pairs',
  'calls',
  'customer_notes',
  'customer_tasks',
  'leads',
  'call_targets',
  'job_clock',
  'help_requests',
  'faq_votes',
  'course_progress',
  'funnels',
  'funnel_versions',
  'tickets',
  'ticket_messages',
  'merchants',
  'prospects',
  'masquerades',
  'users',
  'revenue_types',
  'languages',
  'partner_brands',
  'lead_events',
  'lead_reminders',
  'consents',
  'reminders',
  'form_drafts',
  'vouchers',
  'api_keys',
  'webhooks',
] as const;

/** Finds the resource of a collection that is declared by its fields and has its own labels. */
const findLabelled = (collection: string): Resource | undefined =>
  RESOURCES.find(
    ({ name, labels }) => labels && `resource_${name.replaceAll('-', '_')}` === collection,
  );

/** Returns the label of a collection, or its name if it has none. */
export function useCollectionName(): (collection: string) => string {
  const translate = useTranslate();
  return (collection) =>
    translate(findLabelled(collection)?.nameKey ?? `collections.${collection}`, { _: collection });
}

/** Returns the label of a field in the records of a collection, or the field's name if it has none. */
export function useFieldLabel(): (field: string, collection: string) => string {
  const translate = useTranslate();
  return (field, collection) => {
    const own = findLabelled(collection)?.fields.find(({ name }) => name === field);
    return translate(own?.label ?? `fields.${field}`, {
      _: translate(`audit_fields.${field}`, { _: field }),
    });
  };
}

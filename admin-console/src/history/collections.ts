import { RESOURCES } from '@marketplace/shared/resources';
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
  'distinct_pairs',
  'customer_notes',
  'customer_tasks',
] as const;

/** Returns the label of a collection; a resource that is declared by its fields has its own. */
export function useCollectionName(): (collection: string) => string {
  const translate = useTranslate();
  return (collection) => {
    const known = COLLECTIONS.find((name) => name === collection);
    if (known) return translate(`audit.collections.${known}`);
    const declared = RESOURCES.find(
      ({ name, labels }) => labels && `resource_${name.replaceAll('-', '_')}` === collection,
    );
    return declared ? translate(declared.nameKey) : collection;
  };
}

import { buildChoiceFilter, ListPage, buildReadColumns } from '@marketplace/shared/admin';
import { type Dispute, disputeSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useNames } from '../../names';
import { buildLinkColumn } from '../../report';

const COLUMNS = [
  'partner_id',
  'application_reference',
  'reason',
  'status',
  'unread_admin',
  'updated_at',
] as const;

export function DisputeList() {
  const translate = useTranslate();
  const { partners } = useNames();
  return (
    <ListPage<Dispute>
      title={translate('ui.admin_routes.disputes')}
      sort={{ field: 'updated_at', order: 'DESC' }}
      empty={{ title: 'payouts.no_disputes', text: 'payouts.no_disputes_text' }}
      searchLabel={translate('payouts.search_disputes')}
      filters={[
        'status',
        buildChoiceFilter('partner_id', translate('fields.partner_id'), partners),
      ]}
      columns={[
        buildLinkColumn({ translate }, 'disputes', 'reference'),
        ...buildReadColumns(disputeSchema, COLUMNS, translate),
      ]}
      pinned
    />
  );
}

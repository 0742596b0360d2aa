import { buildChoiceFilter, ListPage, buildReadColumns } from '@marketplace/shared/admin';
import { type Dispute, disputeSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import { useNames } from '../../names';
import report from '../../report/report.module.css';

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
        {
          name: 'reference',
          label: translate('fields.reference'),
          sort: 'reference',
          render: ({ id, reference }) => (
            <Link className={report['link']} to={`/disputes/${id}`}>
              {reference}
            </Link>
          ),
        },
        ...buildReadColumns(disputeSchema, COLUMNS, translate),
      ]}
      pinned
    />
  );
}

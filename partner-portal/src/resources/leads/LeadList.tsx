import {
  type TableColumn,
  buildReadColumns,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { type Lead, leadSchema } from '@marketplace/shared/schema';
import { buttonClass } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import { PartnerList } from '../../lists';
import { AddLead } from './AddLead';
import { buildExportColumns } from './exportColumns';

const COLUMNS = ['reference', 'contact', 'product', 'stage', 'created_at'] as const;

export function LeadList() {
  const { translate, language } = useTexts();
  const { isReadOnly = false, isMasquerade = false } = useConsole();
  const name: TableColumn<Lead> = {
    name: 'customer_name',
    label: translate('fields.customer_name'),
    sort: 'customer_name',
    wrap: true,
    width: '12rem',
    render: ({ id, customer_name }) => (
      <Link to={`/leads/${id}`}>{customer_name || translate('portal.unnamed')}</Link>
    ),
  };
  return (
    <PartnerList
      title={translate('portal.leads')}
      empty={{
        title: 'portal.leads_none',
        text: 'portal.leads_none_text',
        next: (
          <Link
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            to="/product-offering"
          >
            {translate('portal.share')}
          </Link>
        ),
      }}
      searchLabel={translate('portal.search')}
      filters={['stage', 'created_at']}
      columns={[name, ...buildReadColumns(leadSchema, COLUMNS, translate)]}
      file={buildExportColumns(translate, language)}
      actions={
        <>
          <Link className={buttonClass({ variant: 'secondary' })} to="/call-next">
            {translate('leads.queue')}
          </Link>
          {!isReadOnly && !isMasquerade && (
            <Link className={buttonClass({ variant: 'secondary' })} to="/upload-leads">
              {translate('leads.upload')}
            </Link>
          )}
          <AddLead />
        </>
      }
    />
  );
}

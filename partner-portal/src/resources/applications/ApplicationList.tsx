import { useTexts } from '@marketplace/shared/admin';
import { buttonClass } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import { buildApplicationColumns } from '../../applications';
import { PartnerList } from '../../lists';
import { buildExportColumns } from './exportColumns';

const COLUMNS = [
  'customer_name',
  'reference',
  'lender_name',
  'amount',
  'tenure_months',
  'apr',
  'status',
  'status_date',
  'disbursed_amount',
  'created_at',
] as const;

export function ApplicationList() {
  const { translate, language } = useTexts();
  return (
    <PartnerList
      title={translate('portal.applications')}
      empty={{
        title: 'portal.applications_none',
        text: 'portal.no_applications',
        next: (
          <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to="/leads">
            {translate('portal.see_leads')}
          </Link>
        ),
      }}
      searchLabel={translate('portal.search')}
      filters={['status', 'created_at']}
      columns={buildApplicationColumns(COLUMNS, translate)}
      pinned
      compact
      file={buildExportColumns(translate, language)}
    />
  );
}

import { buildReadColumns } from '@marketplace/shared/admin';
import { merchantSchema } from '@marketplace/shared/schema';
import { buttonClass } from '@marketplace/shared/ui';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PartnerList } from '../../lists';

const COLUMNS = [
  'company_name',
  'status',
  'contact_name',
  'mobile_phone_number',
  'email',
  'merchant_sells',
  'monthly_customers',
  'city',
  'created_at',
] as const;

/** These columns wrap, so that all columns fit a desktop. */
const WRAPPED: Readonly<Record<string, string>> = { merchant_sells: '7rem', created_at: '6rem' };

/** Lists the resellers that apply to work with this partner. Admins decide on them. */
export function MerchantList() {
  const translate = useTranslate();
  return (
    <PartnerList
      title={translate('portal.merchants')}
      about={translate('portal.merchants_about')}
      empty={{
        title: 'portal.merchants_none',
        text: 'portal.merchants_none_text',
        next: (
          <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to="/referral">
            {translate('referral.title')}
          </Link>
        ),
      }}
      searchLabel={translate('portal.search_merchants')}
      filters={['status']}
      columns={buildReadColumns(merchantSchema, COLUMNS, translate).map((column) => {
        const width = WRAPPED[column.name];
        return width ? { ...column, wrap: true, width } : column;
      })}
      compact
    />
  );
}

import {
  ListToolbar,
  PageHeader,
  readColumn,
  RecordTable,
  useLanguage,
} from '@marketplace/shared/admin';
import { fieldOf, type Merchant, merchantSchema, optionsIn } from '@marketplace/shared/schema';
import { ListBase, useTranslate } from 'react-admin';

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

/** The resellers that apply to work with this partner; the house decides about them. */
export function MerchantList() {
  const translate = useTranslate();
  const language = useLanguage();
  const title = translate('portal.merchants');
  const columns = COLUMNS.map((name) => ({
    ...readColumn(fieldOf(merchantSchema, name), translate),
    ...(name === 'company_name' ? { phone: 'title' as const } : {}),
  }));
  const status = {
    name: 'status',
    label: translate('fields.status'),
    options: optionsIn('merchantStatus', language).map(({ id, label }) => ({
      value: id,
      label,
      filter: { status: id },
    })),
  };
  return (
    <ListBase<Merchant> sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
      <PageHeader title={title} trail={[{ label: translate('portal.dashboard'), to: '/' }]}>
        {translate('portal.merchants_about')}
      </PageHeader>
      <ListToolbar
        searchLabel={translate('portal.search_merchants')}
        filters={[status]}
        columns={columns}
      />
      <RecordTable title={title} columns={columns} />
    </ListBase>
  );
}

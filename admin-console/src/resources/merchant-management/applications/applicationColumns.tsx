import { createColumnHelper, type TableColumn, StatusBadge } from '@marketplace/shared/admin';
import { getOptionLabel } from '@marketplace/shared/schema';
import { type ColumnParts, buildCreatedColumn, buildPartnerColumn } from '../../../report';
import {
  ApplicationActions,
  type ApplicationRow,
  type MerchantDecision,
} from './ApplicationActions';
import styles from '../applications.module.css';

interface Parts extends ColumnParts {
  decide: (merchant: ApplicationRow, decision: MerchantDecision) => void;
}

/** Builds the columns: who applies to whom, their contacts, and the decision. */
export const buildApplicationColumns = ({
  translate,
  language,
  partnerName,
  decide,
}: Parts): TableColumn<ApplicationRow>[] => {
  const column = createColumnHelper<ApplicationRow>(translate, language);
  return [
    column.accessor('company_name', 'fields.company_name', {
      wrap: true,
      width: '12rem',
      render: ({ company_name, reference }) => (
        <span className={styles['stacked']}>
          <strong>{company_name}</strong>
          <span>{reference}</span>
        </span>
      ),
    }),
    column.accessor('status', 'fields.status', {
      render: ({ status, remarks }) => (
        <span title={remarks || undefined}>
          <StatusBadge list="merchantStatus" status={status} />
        </span>
      ),
    }),
    column.actions((merchant) => <ApplicationActions merchant={merchant} decide={decide} />),
    column.accessor('contact_name', 'fields.contact_name', {
      phone: 'wide',
      wrap: true,
      width: '15rem',
      render: ({ contact_name, mobile_phone_number: mobile, email }) => (
        <span className={styles['stacked']}>
          {contact_name || '–'}
          {mobile && <a href={`tel:+91${mobile}`}>+91 {mobile}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </span>
      ),
    }),
    { ...buildPartnerColumn({ translate, partnerName }), sort: 'partner_id' },
    column.accessor('merchant_sells', 'fields.merchant_sells', {
      render: ({ merchant_sells, monthly_customers }) => (
        <span className={styles['stacked']}>
          {getOptionLabel('merchantSells', merchant_sells, language)}
          <span>
            {translate('merchant_management.customers', {
              count: getOptionLabel('monthlyCustomers', monthly_customers, language),
            })}
          </span>
        </span>
      ),
    }),
    column.accessor('city', 'fields.city', {
      render: ({ city, state }) => (
        <span className={styles['stacked']}>
          {city}
          <span>{state}</span>
        </span>
      ),
    }),
    column.string('business_pan', 'fields.business_pan', { sort: undefined }),
    buildCreatedColumn({ translate, language }),
  ];
};

import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { toCalendarDate, formatDisplayDate } from '@marketplace/shared/format';
import { type Customer } from '@marketplace/shared/schema';
import { type ColumnParts, buildCustomerColumn, buildPartnerColumn } from '../../report';
import { listCompleted } from './completion';
import styles from './csrPortal.module.css';

const formatDay = (at: string): string => {
  const day = toCalendarDate(at);
  return day ? formatDisplayDate(day) : '–';
};

/** Builds the columns that tell customers apart and show their progress. */
export const buildCustomerColumns = (parts: ColumnParts): TableColumn<Customer>[] => {
  const { translate, language } = parts;
  const column = createColumnHelper<Customer>(translate, language);
  return [
    { ...buildCustomerColumn<Customer>(parts, ({ id }) => id), wrap: true, width: '11rem' },
    column.string('contact', 'csr_portal.contact', { sort: undefined }),
    column.string('city', 'csr_portal.city'),
    column.option('employment_status_code', 'csr_portal.employment', 'employmentStatus'),
    column.rupees('monthly_income', 'csr_portal.income'),
    column.number('credit_score', 'csr_portal.score'),
    column.display('profiles', 'csr_portal.profiles', {
      render: (customer) => {
        const done = listCompleted(customer);
        if (done.length === 0) return <small>{translate('csr_portal.none_complete')}</small>;
        return (
          <ul className={styles['profiles']}>
            {done.map((profile) => (
              <li key={profile}>{translate(`csr_portal.short.${profile}`)}</li>
            ))}
          </ul>
        );
      },
    }),
    buildPartnerColumn(parts),
    column.accessor('created_at', 'csr_portal.joined', {
      field: { name: 'created_at', kind: 'timestamp' },
      render: ({ created_at }) => formatDay(created_at),
    }),
  ];
};

import type { TableColumn } from '@marketplace/shared/admin';
import {
  dayInIndia,
  formatDisplayDate,
  formatNumber,
  formatRupees,
} from '@marketplace/shared/format';
import { type Customer, optionLabel } from '@marketplace/shared/schema';
import report from '../../report/report.module.css';
import { type ColumnParts, customerColumn, partnerColumn } from '../../report';
import { listCompleted } from './completion';
import styles from './csrPortal.module.css';

const dayOf = (at: string): string => {
  const day = dayInIndia(at);
  return day ? formatDisplayDate(day) : '–';
};

/** Builds the columns that tell customers apart and show their progress. */
export const customerColumns = (parts: ColumnParts): TableColumn<Customer>[] => {
  const { translate, language } = parts;
  return [
    customerColumn(parts, ({ id }) => id),
    {
      name: 'contact',
      label: translate('csr_portal.contact'),
      render: ({ contact }) => contact || '–',
    },
    {
      name: 'city',
      label: translate('csr_portal.city'),
      sort: 'city',
      render: ({ city }) => city || '–',
    },
    {
      name: 'employment_status_code',
      label: translate('csr_portal.employment'),
      sort: 'employment_status_code',
      render: ({ employment_status_code: code }) =>
        code ? optionLabel('employmentStatus', code, language) : '–',
    },
    {
      name: 'monthly_income',
      label: translate('csr_portal.income'),
      sort: 'monthly_income',
      align: 'end',
      render: ({ monthly_income: income }) =>
        income === null ? '–' : formatRupees(income, language),
    },
    {
      name: 'credit_score',
      label: translate('csr_portal.score'),
      sort: 'credit_score',
      align: 'end',
      render: ({ credit_score: score }) => (score === null ? '–' : formatNumber(score, language)),
    },
    {
      name: 'profiles',
      label: translate('csr_portal.profiles'),
      render: (customer) => {
        const done = listCompleted(customer);
        if (done.length === 0)
          return <span className={report['quiet']}>{translate('csr_portal.none_complete')}</span>;
        return (
          <ul className={styles['profiles']}>
            {done.map((profile) => (
              <li key={profile}>{translate(`csr_portal.short.${profile}`)}</li>
            ))}
          </ul>
        );
      },
    },
    partnerColumn(parts),
    {
      name: 'created_at',
      label: translate('csr_portal.joined'),
      sort: 'created_at',
      render: ({ created_at }) => dayOf(created_at),
    },
  ];
};

import { PageHeader, type PageHeaderProps } from '@marketplace/shared/admin';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import styles from './reports.module.css';

const PAGES = [
  ['earnings', '/reports'],
  ['leads', '/reports/leads'],
  ['applications', '/reports/applications'],
  ['payouts', '/reports/payouts'],
  ['disputes', '/reports/disputes'],
] as const;

export function ReportHeader({ trail = [], ...props }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        {...props}
        trail={[{ label: translate('portal.dashboard'), to: '/' }, ...trail]}
      />
      <nav className={styles['tabs']} aria-label={translate('reports.pages')}>
        {PAGES.map(([name, to]) => (
          <NavLink key={name} to={to} end>
            {translate(`reports.${name}`)}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

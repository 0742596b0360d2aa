import Typography from '@mui/material/Typography';
import { Note, Panel, StatusBadge, useTexts } from '@marketplace/shared/admin';
import { formatPercent, formatRupees, formatTenure } from '@marketplace/shared/format';
import { type Application, getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import styles from './customer.module.css';
import { Timeline } from './Timeline';

export function Applications({ applications }: { applications: readonly Application[] }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('csr_portal.applications')}>
      {applications.length === 0 && <Note>{translate('csr_portal.no_applications')}</Note>}
      <ul className={styles['cards']}>
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationItem application={application} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ApplicationItem({ application }: { application: Application }) {
  const { translate, language } = useTexts();
  const { reference, lender_name, product, amount, tenure_months, annual_rate, emi } = application;
  const { disbursed_amount, remarks, status } = application;
  return (
    <article aria-label={lender_name}>
      <div className={styles['header']}>
        <h3>
          {lender_name}
          <span className={styles['product']}>{getOptionLabel('product', product, language)}</span>
        </h3>
        <StatusBadge list="applicationStatus" status={status} />
      </div>
      <Note>{reference}</Note>
      <p>
        {translate('csr_portal.terms', {
          amount: formatRupees(amount, language),
          tenure: formatTenure(tenure_months, language),
          rate: formatPercent(annual_rate, language, { max: 2 }),
          emi: formatRupees(emi, language),
        })}
      </p>
      <Timeline application={application} />
      {disbursed_amount !== null && (
        <Typography sx={{ fontWeight: 600 }}>
          {translate('csr_portal.disbursed', { amount: formatRupees(disbursed_amount, language) })}
        </Typography>
      )}
      {remarks && <Note>{translate('csr_portal.remarks', { text: remarks })}</Note>}
    </article>
  );
}

import { addDays, formatLongDate } from '@marketplace/shared/format';
import type { OwnApplication } from '@marketplace/shared/schema';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import styles from '../lenders.module.css';
import { handOverTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

interface Props {
  lender: Pick<OwnLender['lender'], 'cooling_off_days'>;
  application: OwnApplication;
}

/** Says how long the person can return the loan; after the payout, until which day. */
export function CoolingOff({ lender: { cooling_off_days: days }, application }: Props) {
  const text = useTexts(handOverTexts);
  const language = useLanguage();
  if (application.status === 'rejected' || application.status === 'withdrawn') return null;
  const paid = application.history.find(({ status }) => status === 'disbursed')?.status_date;
  return (
    <section className={styles['stacked']} aria-labelledby="cooling-off">
      <h2 id="cooling-off">{text('cooling_off')}</h2>
      <p>
        {days === null ? text('cooling_off_unknown') : text('cooling_off_days', { count: days })}
        {days !== null && paid !== undefined && (
          <>
            {' '}
            <strong>
              {text('cooling_off_until', {
                from: formatLongDate(paid, language),
                until: formatLongDate(addDays(paid, days), language),
              })}
            </strong>
          </>
        )}
      </p>
    </section>
  );
}

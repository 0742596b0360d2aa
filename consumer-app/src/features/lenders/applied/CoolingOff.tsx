import { giveLoanBack } from '@marketplace/shared/api';
import { addDays, formatLongDate, getDeviceToday } from '@marketplace/shared/format';
import { computeGivingBack } from '@marketplace/shared/lending';
import type { OwnApplication } from '@marketplace/shared/schema';
import { ConfirmedAction } from '../../../form';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import { formatFeeAtGivingBack, useOffersTexts } from '../../../offers';
import { refreshServerData } from '../../../profile';
import { api } from '../../../session';
import styles from '../lenders.module.css';
import { handOverTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

const DAY_MS = 86_400_000;

interface Props {
  data: Pick<OwnLender, 'lender' | 'key_facts'>;
  application: OwnApplication;
}

type Owed = Omit<NonNullable<OwnApplication['give_back']>, 'on'>;

/** The text on what is to be paid back, to whom, by when: today, or on the day of the notice and after it. */
function useAmountText(lender: OwnLender['lender']) {
  const text = useTexts(handOverTexts);
  const language = useLanguage();
  const { rupees } = useOffersTexts();
  return ({ amount, per_day, until }: Owed, noticed = '') =>
    text(noticed ? 'give_back.owed' : 'give_back.amount', {
      day: formatLongDate(noticed, language),
      amount: rupees(amount),
      per_day: rupees(per_day),
      until: formatLongDate(until, language),
      lender: lender.name,
      contact: lender.grievance_contact,
    });
}

/** Asks whether the person gives the loan back, and tells the server. */
function GiveBack({ application, amount }: { application: OwnApplication; amount: string }) {
  const text = useTexts(handOverTexts);
  const { id, user_id, lender_name: lender } = application;
  const params = { id: user_id, application_id: id };
  return (
    <ConfirmedAction
      variant="secondary"
      label={text('give_back.ask')}
      question={{
        title: text('give_back.title', { lender }),
        text: `${text('give_back.text', { lender })} ${amount}`,
      }}
      act={() => api.call(giveLoanBack, { params, body: {} }).then(refreshServerData)}
      done={text('give_back.done', { lender })}
      failed={text('give_back.failed')}
    />
  );
}

/**
 * Says how long the person can return the loan. After the payout it says until which day and what is to be paid today,
 * and takes the notice; after the notice, what is to be paid.
 */
export function CoolingOff({ data: { lender, key_facts }, application }: Props) {
  const text = useTexts(handOverTexts);
  const language = useLanguage();
  const texts = useOffersTexts();
  const describe = useAmountText(lender);
  const { status, status_date: paid, give_back, annual_rate } = application;
  const days = key_facts?.cooling_off_days ?? lender.cooling_off_days;
  if (status === 'rejected' || status === 'withdrawn') return null;
  if (status === 'cancelled')
    return (
      <section className={styles['stacked']} aria-labelledby="cooling-off">
        <h2 id="cooling-off">{text('give_back.ended')}</h2>
        <p>{text('give_back.ended_text', { lender: lender.name })}</p>
      </section>
    );
  if (give_back)
    return (
      <section className={styles['stacked']} aria-labelledby="cooling-off">
        <h2 id="cooling-off">{text('give_back.given')}</h2>
        <p>{describe(give_back, give_back.on)}</p>
        <p>{text('give_back.keep')}</p>
      </section>
    );
  const until = days !== null && status === 'disbursed' ? addDays(paid, days) : undefined;
  const today = getDeviceToday();
  const isOpen = until !== undefined && today <= until;
  const owed = computeGivingBack({
    principal: application.disbursed_amount ?? application.amount,
    annualRate: annual_rate,
    days: Math.max(0, Math.round((Date.parse(today) - Date.parse(paid)) / DAY_MS)),
    fee: key_facts,
  });
  const amount = until === undefined ? '' : describe({ ...owed, until });
  return (
    <section className={styles['stacked']} aria-labelledby="cooling-off">
      <h2 id="cooling-off">{text('cooling_off')}</h2>
      <p>
        {days === null ? text('cooling_off_unknown') : text('cooling_off_days', { count: days })}
        {until !== undefined && (
          <>
            {' '}
            <strong>
              {text(isOpen ? 'cooling_off_until' : 'give_back.over', {
                from: formatLongDate(paid, language),
                until: formatLongDate(until, language),
              })}
            </strong>
          </>
        )}
      </p>
      {isOpen && (
        <>
          <p>{amount}</p>
          <p>
            {text('give_back.fee')} {key_facts && formatFeeAtGivingBack(key_facts, texts)}
          </p>
          <GiveBack application={application} amount={amount} />
        </>
      )}
    </section>
  );
}

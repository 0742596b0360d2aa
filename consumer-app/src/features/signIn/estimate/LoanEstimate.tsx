import {
  formatMonths,
  formatPercent,
  formatRupees,
  formatRupeesLong,
} from '@marketplace/shared/format';
import type { LoanRequest } from '@marketplace/shared/lending';
import { buttonClass } from '@marketplace/shared/ui';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../language';
import { AMOUNT_STOPS, findNearestStop, Monogram } from '../../../offers';
import { paths } from '../../../paths';
import { readQuickAnswers, saveQuickAnswers } from '../../../profile';
import { Link, Loading, SliderField } from '../../../ui';
import { useStartTexts } from '../startTexts';
import { AMOUNT_CHIPS, buildLoanQuery, TENURE_CHIPS } from './loanChips';
import styles from './loanEstimate.module.css';
import { useLoanEstimate } from './useLoanEstimate';

interface ChipsProps {
  label: string;
  chips: readonly LoanRequest[];
  wanted: Readonly<LoanRequest>;
  format: (chip: LoanRequest) => string;
  /** What screen readers say of a chip, if it shows less. */
  name?: (chip: LoanRequest) => string;
  onChoose: (chip: LoanRequest) => void;
}

/** Links to the same page with another loan, which work before the script does. */
function Chips({ label, chips, wanted, format, name, onChoose }: ChipsProps) {
  const choose = (chip: LoanRequest) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(chip);
  };
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => {
        const chosen = chip.amount === wanted.amount && chip.tenure_months === wanted.tenure_months;
        return (
          <li key={`${chip.amount} ${chip.tenure_months}`}>
            <a
              href={buildLoanQuery(chip)}
              aria-label={name?.(chip)}
              aria-current={chosen ? 'true' : undefined}
              onClick={choose(chip)}
            >
              {format(chip)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** What a loan costs at the lenders of the catalogue, before anybody says who they are. */
export function LoanEstimate() {
  const t = useStartTexts();
  const language = useLanguage();
  const { wanted, shown, failed, isOlder, choose } = useLoanEstimate();
  const adopt = useEffectEvent(() => {
    const { amount, tenure_months } = readQuickAnswers();
    if (amount && tenure_months) choose({ amount, tenure_months });
  });
  useEffect(() => adopt(), []);
  const change = (loan: LoanRequest) => {
    saveQuickAnswers({ ...readQuickAnswers(), ...loan });
    choose(loan);
  };
  const rupees = (amount: number) => formatRupees(amount, language, 'never');
  const percent = (value: number) => formatPercent(value, language, { min: 1, max: 1 });
  const months = (count: number) => formatMonths(count, language);
  return (
    <section className={styles.estimate} aria-labelledby="estimate-title">
      <h2 id="estimate-title">{t('estimate.title')}</h2>
      <div className={styles.field}>
        <p>
          {t('estimate.amount')} <strong>{rupees(wanted.amount)}</strong>
        </p>
        <SliderField
          label={t('estimate.amount_slider')}
          min={0}
          max={AMOUNT_STOPS.length - 1}
          value={findNearestStop(wanted.amount)}
          valueText={rupees(wanted.amount)}
          onSlide={(stop) => change({ ...wanted, amount: AMOUNT_STOPS[stop] ?? wanted.amount })}
        />
        <Chips
          label={t('estimate.amounts')}
          chips={AMOUNT_CHIPS.map((amount) => ({ ...wanted, amount }))}
          wanted={wanted}
          format={({ amount }) => formatRupeesLong(amount, language)}
          onChoose={change}
        />
      </div>
      <div className={styles.field}>
        <p>
          {t('estimate.tenure')} <strong>{months(wanted.tenure_months)}</strong>
        </p>
        <Chips
          label={t('estimate.tenures')}
          chips={TENURE_CHIPS.map((tenure_months) => ({ ...wanted, tenure_months }))}
          wanted={wanted}
          format={({ tenure_months }) => String(tenure_months)}
          name={({ tenure_months }) => months(tenure_months)}
          onChoose={change}
        />
      </div>
      <div
        className={styles.figures}
        role="status"
        aria-busy={isOlder && !failed}
        data-older={isOlder || undefined}
      >
        {failed && <p>{t('estimate.failed')}</p>}
        {!shown && !failed && <Loading label={t('estimate.loading')} lines={5} height="2.5rem" />}
        {shown?.lenders === 0 && (
          <p>
            {t('estimate.none', {
              amount: rupees(shown.amount),
              tenure: months(shown.tenure_months),
            })}
          </p>
        )}
        {shown && shown.lenders > 0 && (
          <>
            <p>
              {t('estimate.about')}{' '}
              <strong className={styles.emi}>
                {t('estimate.emi', {
                  from: rupees(shown.emi_min ?? 0),
                  to: rupees(shown.emi_max ?? 0),
                })}
              </strong>{' '}
              {t('estimate.a_month')}
            </p>
            <p>
              {t('estimate.lenders', {
                count: shown.lenders,
                from: percent(shown.apr_min ?? 0),
                to: percent(shown.apr_max ?? 0),
              })}
            </p>
            <ul className={styles.rows}>
              {shown.cheapest.slice(0, 3).map((lender) => (
                <li key={lender.lender_id}>
                  <Monogram lender={lender} />
                  <strong>{lender.name}</strong>
                  <span>
                    {t('estimate.row', {
                      apr: percent(lender.apr_min),
                      emi: rupees(lender.emi_min),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Link
        className={buttonClass({ wide: true })}
        to={`${paths.quickCheck}${buildLoanQuery(wanted)}`}
      >
        {t('estimate.check')}
      </Link>
      <p className={styles.note}>{t('estimate.check_note')}</p>
    </section>
  );
}

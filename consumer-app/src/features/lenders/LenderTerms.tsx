import { formatRateText } from '@marketplace/shared/format';
import { type Fact, Facts } from '../../ui';
import { useTexts } from '../../i18n';
import { useOffersTexts } from '../../offers';
import { RecordText } from '../../language';
import styles from './lenders.module.css';
import { lenderTexts } from './texts';
import type { OwnLender } from './useOwnLender';

type Lender = OwnLender['lender'];

/** Formats a range as 'a to b', 'from a' or 'up to b', whichever bounds exist. */
function formatRange(
  [min, max]: readonly [number | null, number | null],
  write: (value: number) => string,
  text: (ends: 'between' | 'from' | 'to', params: { min: string; max: string }) => string,
): string | undefined {
  if (min === null && max === null) return undefined;
  const params = { min: min === null ? '' : write(min), max: max === null ? '' : write(max) };
  if (min === null) return text('to', params);
  return text(max === null ? 'from' : 'between', params);
}

function useTerms(lender: Lender): readonly Fact[] {
  const text = useTexts(lenderTexts);
  const { rupees, percent, tenure, language } = useOffersTexts();
  const notStated = text('not_stated');
  const share = (value: number | null, key: string) => {
    if (value === null) return notStated;
    return value === 0 ? text('none_charged') : text(key, { percent: percent(value) });
  };
  const within = (count: number | null) =>
    count === null ? notStated : text('within_hours', { count });
  const { min_loan_amount: least, loan_amount_upto: most, product } = lender;
  const days = lender.cooling_off_days;
  const amount = formatRange([least, most], rupees, (ends, params) =>
    text(`amount_${ends}`, params),
  );
  const ages = [lender.min_age, lender.max_age] as const;
  const age = formatRange(ages, String, (ends, params) => text(`age_${ends}`, params));
  const months = [lender.tenure_min, lender.tenure] as const;
  const toGold = product === 'gold_loan' && most === null;
  return [
    [text('amount'), toGold ? text('up_to_gold', { amount: amount ?? '' }) : (amount ?? notStated)],
    [
      text('tenure'),
      formatRange(months, tenure, (ends, params) =>
        ends === 'between' ? text('tenure_between', params) : params.min || params.max,
      ) ?? notStated,
    ],
    [
      text('rate'),
      lender.interest_rate ? (
        <RecordText key="rate" text={formatRateText(lender.interest_rate, language)} />
      ) : (
        notStated
      ),
    ],
    [text('fee'), share(lender.processing_fees, 'fee_text')],
    [text('penal'), share(lender.penal_charge_percent, 'penal_text')],
    [text('foreclosure'), share(lender.foreclosure_percent, 'foreclosure_text')],
    [text('cooling_off'), days === null ? notStated : text('cooling_off_days', { count: days })],
    ...(age ? [[text('age'), age] as const] : []),
    [text('decision_time'), within(lender.decision_hours)],
    [text('money_time'), within(lender.disbursal_hours)],
    [
      text('how_to_apply'),
      text(lender.journey === 'App' ? 'how_to_apply_app' : 'how_to_apply_web'),
    ],
  ];
}

export function LenderTerms({ lender }: { lender: Lender }) {
  const text = useTexts(lenderTexts);
  const terms = useTerms(lender);
  return (
    <section className={styles['card']} aria-labelledby="terms">
      <h2 id="terms">{text('terms')}</h2>
      <Facts className={styles['terms']} facts={terms} />
    </section>
  );
}

import {
  Button,
  FieldUnit,
  numberText,
  RupeesField,
  TextField,
  VisuallyHidden,
} from '@marketplace/shared/ui';
import { useRef, useState } from 'react';
import { SliderField } from './SliderField';
import { useOffersTexts } from '../../offers/useOffersTexts';
import type { LoanRequest } from '@marketplace/shared/lending';
import {
  AMOUNT,
  AMOUNT_STOPS,
  isAllowedAmount,
  isAllowedTenure,
  nearestStop,
  TENURE,
} from '../../offers/loanRequest';
import { saveLoanRequestInput, getLoanRequestInput } from './loanRequestInput';
import styles from './wish.module.css';

interface Props {
  wish: LoanRequest;
  /** Number of lenders with an offer for the loan request. */
  count: number;
  onAsk: (wish: LoanRequest) => void;
}

/**
 * Inputs and sliders for amount and tenure; every valid change requests new offers. On a phone they
 * are collapsed to one line, so that the first screen shows offers.
 */
export function LoanRequestControls({ wish, count, onAsk }: Props) {
  const { text, rupees, months } = useOffersTexts();
  const [typed] = useState(() => getLoanRequestInput(wish));
  // Opens if the stored input is invalid, so that its error is visible at once.
  const [open, setOpen] = useState(
    !isAllowedAmount(typed.amount) || !isAllowedTenure(Number(typed.tenure)),
  );
  const summary = useRef<HTMLButtonElement>(null);
  const [amount, setAmount] = useState(typed.amount);
  const [tenure, setTenure] = useState(typed.tenure);
  const askAmount = (next: number | null) => {
    setAmount(next);
    const asked = isAllowedAmount(next) ? { ...wish, amount: next } : wish;
    saveLoanRequestInput(asked, { amount: next, tenure });
    if (asked !== wish) onAsk(asked);
  };
  const askTenure = (next: string) => {
    setTenure(next);
    const asked = isAllowedTenure(Number(next)) ? { ...wish, tenure_months: Number(next) } : wish;
    saveLoanRequestInput(asked, { amount, tenure: next });
    if (asked !== wish) onAsk(asked);
  };
  const amountError = isAllowedAmount(amount)
    ? {}
    : { error: text('wish.amount_range', { min: rupees(AMOUNT.min), max: rupees(AMOUNT.max) }) };
  const tenureError = isAllowedTenure(Number(tenure))
    ? {}
    : { error: text('wish.tenure_range', TENURE) };
  return (
    <section className={styles['wish']} data-open={open} aria-label={text('wish.title')}>
      <button
        ref={summary}
        type="button"
        className={styles['summary']}
        aria-expanded={open}
        aria-controls="wish"
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{text('wish.title')}</VisuallyHidden>
        {`${rupees(wish.amount)} · ${months(wish.tenure_months)}`}
        <span className={styles['change']}>{text('wish.change')}</span>
      </button>
      <div id="wish" className={styles['fields']}>
        <div>
          <RupeesField
            label={text('wish.amount')}
            name="amount"
            value={amount}
            onValueChange={askAmount}
            {...amountError}
          />
          <SliderField
            label={text('wish.amount_slider')}
            min={0}
            max={AMOUNT_STOPS.length - 1}
            value={nearestStop(wish.amount)}
            valueText={rupees(wish.amount)}
            onSlide={(stop) => askAmount(AMOUNT_STOPS[stop] ?? AMOUNT.min)}
          />
          <p className={styles['ends']} aria-hidden="true">
            <span>{rupees(AMOUNT.min)}</span>
            <span>{rupees(AMOUNT.max)}</span>
          </p>
        </div>
        <div>
          <TextField
            label={text('wish.tenure')}
            name="tenure"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={tenure}
            suffix={<FieldUnit>{text('wish.months')}</FieldUnit>}
            onChange={({ currentTarget }) => askTenure(numberText(currentTarget.value))}
            {...tenureError}
          />
          <SliderField
            label={text('wish.tenure_slider')}
            {...TENURE}
            value={wish.tenure_months}
            valueText={months(wish.tenure_months)}
            onSlide={(count) => askTenure(String(count))}
          />
          <p className={styles['ends']} aria-hidden="true">
            <span>{months(TENURE.min)}</span>
            <span>{months(TENURE.max)}</span>
          </p>
        </div>
        <div className={styles['show']}>
          <Button
            variant="secondary"
            wide
            onClick={() => {
              setOpen(false);
              summary.current?.focus();
            }}
          >
            {text('wish.show', { count })}
          </Button>
        </div>
      </div>
    </section>
  );
}

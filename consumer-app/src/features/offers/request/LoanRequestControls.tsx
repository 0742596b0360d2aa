import { useOnInput } from '@marketplace/shared/form';
import { Button, FieldUnit, RupeesField, TextField, VisuallyHidden } from '@marketplace/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { object } from 'yup';
import { formatLongDate, parseNumber, toIndianDay } from '@marketplace/shared/format';
import { CREDIT_BUREAU, message, typedNumber, typedRupees } from '@marketplace/shared/schema';
import { useYupForm } from '../../../form';
import { SliderField } from '../../../ui';
import {
  useOffersTexts,
  AMOUNT,
  AMOUNT_STOPS,
  isAllowedAmount,
  isAllowedTenure,
  findNearestStop,
  serializeLoanRequest,
  TENURE,
} from '../../../offers';
import type { OffersData } from '@marketplace/shared/api';
import type { LoanRequest } from '@marketplace/shared/lending';
import { paths } from '../../../paths';
import { Link } from '../../../ui';
import { persistInput, readPersistedInput } from '../../../session';
import { saveLoanRequestInput, getLoanRequestInput } from './loanRequestInput';
import styles from './loanRequest.module.css';

const amountRange = message('amount', AMOUNT);
const tenureRange = message('tenure', TENURE);

const schema = object({
  amount: typedRupees()
    .typeError(amountRange)
    .nonNullable(amountRange)
    .min(AMOUNT.min, amountRange)
    .max(AMOUNT.max, amountRange)
    .required(),
  tenure: typedNumber()
    .typeError(tenureRange)
    .integer(tenureRange)
    .min(TENURE.min, tenureRange)
    .max(TENURE.max, tenureRange)
    .required(),
});

/** The tab remembers whether the inputs are open, so that the list keeps its position after Back. */
const OPEN_KEY = 'offers request open';

interface Props {
  loanRequest: LoanRequest;
  /** Number of lenders with an offer for the loan request. */
  count: number;
  /** The credit score that the offers are computed with, and its time; null if unknown. */
  score: Pick<OffersData, 'credit_score' | 'credit_score_at'>;
  onRequest: (loanRequest: LoanRequest) => void;
}

/**
 * Inputs and sliders for amount and tenure; every valid change requests new offers. On a phone they
 * are collapsed to one line, so that the first screen shows offers.
 */
export function LoanRequestControls({ loanRequest, count, score, onRequest }: Props) {
  const { text, rupees, months, language } = useOffersTexts();
  const { credit_score, credit_score_at: at } = score;
  const day = at === null ? '' : formatLongDate(toIndianDay(at), language);
  const scoreText =
    credit_score === null
      ? text('no_score')
      : [text('score_from', { score: credit_score, bureau: CREDIT_BUREAU }), day]
          .filter(Boolean)
          .join(', ');
  const [input] = useState(() => getLoanRequestInput(loanRequest));
  // Opens if the stored input is invalid, so that its error is visible at once.
  const [open, setOpen] = useState(
    readPersistedInput(OPEN_KEY) === 'true' ||
      !isAllowedAmount(input.amount) ||
      !isAllowedTenure(parseNumber(input.tenure)),
  );
  const toggle = (next: boolean) => {
    persistInput(OPEN_KEY, next ? 'true' : undefined);
    setOpen(next);
  };
  const summary = useRef<HTMLButtonElement>(null);
  const form = useYupForm({
    getSchema: () => schema,
    translateError: (_, field) =>
      field === 'amount'
        ? text('loan_request.amount_range', { min: rupees(AMOUNT.min), max: rupees(AMOUNT.max) })
        : text('loan_request.tenure_range', TENURE),
    defaultValues: input,
    mode: 'onChange',
    reValidateMode: 'onChange',
  });
  const { control, getValues, setValue, trigger } = form;
  useEffect(() => void trigger(), [trigger]);
  useOnInput(form, () => {
    const { amount, tenure } = getValues();
    const typedMonths = parseNumber(tenure);
    const requested = {
      amount: isAllowedAmount(amount) ? amount : loanRequest.amount,
      tenure_months: isAllowedTenure(typedMonths) ? typedMonths : loanRequest.tenure_months,
    };
    saveLoanRequestInput(requested, { amount, tenure });
    if (serializeLoanRequest(requested) !== serializeLoanRequest(loanRequest)) onRequest(requested);
  });
  return (
    <section
      className={styles['loanRequest']}
      data-open={open}
      aria-label={text('loan_request.title')}
    >
      <button
        ref={summary}
        type="button"
        className={styles['summary']}
        aria-expanded={open}
        aria-controls="loan-request"
        onClick={() => toggle(!open)}
      >
        <VisuallyHidden>{text('loan_request.title')}</VisuallyHidden>
        {`${rupees(loanRequest.amount)} · ${months(loanRequest.tenure_months)}`}
        <span className={styles['toggle']}>{text('loan_request.change')}</span>
      </button>
      <p className={styles['score']}>
        <Link to={paths.score}>{scoreText}</Link>
      </p>
      <div id="loan-request" className={styles['fields']}>
        <div>
          <Controller
            control={control}
            name="amount"
            render={({ field: { onChange, ...field }, fieldState }) => (
              <RupeesField
                {...field}
                label={text('loan_request.amount')}
                error={fieldState.error?.message}
                onValueChange={onChange}
              />
            )}
          />
          <SliderField
            label={text('loan_request.amount_slider')}
            min={0}
            max={AMOUNT_STOPS.length - 1}
            value={findNearestStop(loanRequest.amount)}
            valueText={rupees(loanRequest.amount)}
            onSlide={(stop) =>
              setValue('amount', AMOUNT_STOPS[stop] ?? AMOUNT.min, { shouldValidate: true })
            }
          />
          <p className={styles['range']} aria-hidden="true">
            <span>{rupees(AMOUNT.min)}</span>
            <span>{rupees(AMOUNT.max)}</span>
          </p>
        </div>
        <div>
          <Controller
            control={control}
            name="tenure"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={text('loan_request.tenure')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                suffix={<FieldUnit>{text('loan_request.months')}</FieldUnit>}
                error={fieldState.error?.message}
              />
            )}
          />
          <SliderField
            label={text('loan_request.tenure_slider')}
            {...TENURE}
            value={loanRequest.tenure_months}
            valueText={months(loanRequest.tenure_months)}
            onSlide={(count) => setValue('tenure', String(count), { shouldValidate: true })}
          />
          <p className={styles['range']} aria-hidden="true">
            <span>{months(TENURE.min)}</span>
            <span>{months(TENURE.max)}</span>
          </p>
        </div>
        <div className={styles['submit']}>
          <Button
            variant="secondary"
            wide
            onClick={() => {
              toggle(false);
              summary.current?.focus();
            }}
          >
            {text('loan_request.show', { count })}
          </Button>
        </div>
      </div>
    </section>
  );
}

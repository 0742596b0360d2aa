import {
  Button,
  FieldUnit,
  numberText,
  RupeesField,
  TextField,
  VisuallyHidden,
} from '@marketplace/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { number, object } from 'yup';
import { message } from '@marketplace/shared/schema';
import { useOnInput, useYupForm } from '../../form';
import { SliderField } from './SliderField';
import { useOffersTexts } from '../../offers/useOffersTexts';
import type { LoanRequest } from '@marketplace/shared/lending';
import {
  AMOUNT,
  AMOUNT_STOPS,
  isAllowedAmount,
  isAllowedTenure,
  nearestStop,
  serializeLoanRequest,
  TENURE,
} from '../../offers/loanRequest';
import { saveLoanRequestInput, getLoanRequestInput } from './loanRequestInput';
import styles from './wish.module.css';

const amountRange = message('amount', AMOUNT);
const tenureRange = message('tenure', TENURE);

const schema = object({
  amount: number()
    .nonNullable(amountRange)
    .min(AMOUNT.min, amountRange)
    .max(AMOUNT.max, amountRange)
    .required(),
  tenure: number()
    .typeError(tenureRange)
    .integer(tenureRange)
    .min(TENURE.min, tenureRange)
    .max(TENURE.max, tenureRange)
    .required(),
});

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
  const form = useYupForm({
    getSchema: () => schema,
    translateError: (_, field) =>
      field === 'amount'
        ? text('wish.amount_range', { min: rupees(AMOUNT.min), max: rupees(AMOUNT.max) })
        : text('wish.tenure_range', TENURE),
    defaultValues: typed,
    mode: 'onChange',
    reValidateMode: 'onChange',
  });
  const { control, getValues, setValue, trigger } = form;
  useEffect(() => void trigger(), [trigger]);
  useOnInput(form, () => {
    const { amount, tenure } = getValues();
    const asked = {
      amount: isAllowedAmount(amount) ? amount : wish.amount,
      tenure_months: isAllowedTenure(Number(tenure)) ? Number(tenure) : wish.tenure_months,
    };
    saveLoanRequestInput(asked, { amount, tenure });
    if (serializeLoanRequest(asked) !== serializeLoanRequest(wish)) onAsk(asked);
  });
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
          <Controller
            control={control}
            name="amount"
            render={({ field: { onChange, ...field }, fieldState }) => (
              <RupeesField
                {...field}
                label={text('wish.amount')}
                error={fieldState.error?.message}
                onValueChange={onChange}
              />
            )}
          />
          <SliderField
            label={text('wish.amount_slider')}
            min={0}
            max={AMOUNT_STOPS.length - 1}
            value={nearestStop(wish.amount)}
            valueText={rupees(wish.amount)}
            onSlide={(stop) =>
              setValue('amount', AMOUNT_STOPS[stop] ?? AMOUNT.min, { shouldValidate: true })
            }
          />
          <p className={styles['ends']} aria-hidden="true">
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
                label={text('wish.tenure')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                suffix={<FieldUnit>{text('wish.months')}</FieldUnit>}
                error={fieldState.error?.message}
                onChange={({ currentTarget }) => field.onChange(numberText(currentTarget.value))}
              />
            )}
          />
          <SliderField
            label={text('wish.tenure_slider')}
            {...TENURE}
            value={wish.tenure_months}
            valueText={months(wish.tenure_months)}
            onSlide={(count) => setValue('tenure', String(count), { shouldValidate: true })}
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

import {
  isNullableNumber,
  isText,
  useLanguage,
  usePersistedInput,
} from '@marketplace/shared/admin';
import { formatRupees } from '@marketplace/shared/format';
import { computeDisbursalRevenue } from '@marketplace/shared/lending';
import type { LenderRevenue } from '@marketplace/shared/schema';
import { numberText, RupeesField, TextField, useTranslate } from '@marketplace/shared/ui';
import { useId } from 'react';
import styles from '../lenderEdit.module.css';

const SAMPLE = 200_000;

/** What a disbursal, and a month of so many like it, would earn by the slabs as they stand. */
export function DisbursalPreview({
  lenderId,
  rows,
}: {
  lenderId: number;
  rows: readonly LenderRevenue[];
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const form = `lenders/${lenderId}/disbursal`;
  const [amount, setAmount] = usePersistedInput(form, 'amount', SAMPLE, isNullableNumber);
  const [number, setNumber] = usePersistedInput(form, 'number', '1', isText);
  const positive = translate('validation.positive');
  const wrongAmount = amount !== null && amount < 0;
  const wrongNumber = number.startsWith('-');
  const count = Number(number) || 1;
  const earned =
    wrongAmount || wrongNumber
      ? undefined
      : computeDisbursalRevenue({ amount: amount ?? 0, number: count, ats: amount ?? 0 }, rows);
  return (
    <div className={styles['preview']}>
      <RupeesField
        id={`${id}-amount`}
        label={translate('lenders.revenue.preview_amount')}
        value={amount}
        error={wrongAmount ? positive : undefined}
        onValueChange={setAmount}
      />
      <TextField
        id={`${id}-number`}
        label={translate('lenders.revenue.preview_number')}
        inputMode="numeric"
        value={number}
        error={wrongNumber ? positive : undefined}
        onChange={(event) => setNumber(numberText(event.currentTarget.value))}
      />
      <output className={styles['earned']} htmlFor={`${id}-amount ${id}-number`}>
        <span>
          {translate('lenders.revenue.preview_text', {
            amount: formatRupees(amount ?? 0, language),
          })}
        </span>
        <strong>{earned === undefined ? '–' : formatRupees(earned, language)}</strong>
        {earned !== undefined && count > 1 && (
          <span>
            {translate('lenders.revenue.preview_month', {
              count,
              total: formatRupees(Math.round(earned * 100 * count) / 100, language),
            })}
          </span>
        )}
      </output>
    </div>
  );
}

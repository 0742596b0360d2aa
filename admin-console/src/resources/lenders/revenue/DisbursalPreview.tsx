import { PlainNumber, usePlainForm, useTexts } from '@marketplace/shared/admin';
import { formatRupees } from '@marketplace/shared/format';
import { computeDisbursalRevenue } from '@marketplace/shared/lending';
import { count, type LenderRevenue, rupees, validate } from '@marketplace/shared/schema';
import { FormProvider, useWatch } from 'react-hook-form';
import { object } from 'yup';
import styles from '../lenderEdit.module.css';

const schema = object({ amount: rupees().nullable(), number: count().nullable() });

const SAMPLE = { amount: 200_000, number: '1' };

/** Shows what one disbursal, and a month of equal disbursals, would earn by the current slabs. */
export function DisbursalPreview({
  lenderId,
  rows,
}: {
  lenderId: number;
  rows: readonly LenderRevenue[];
}) {
  const { translate, language } = useTexts();
  const fields = usePlainForm(`lenders/${lenderId}/disbursal`, schema, SAMPLE, 'onChange');
  const input = useWatch({ control: fields.control });
  const checked = validate(schema, input, { cast: true });
  const amount = input.amount ?? 0;
  const inMonth = (checked.ok && checked.value.number) || 1;
  const earned =
    checked.ok && computeDisbursalRevenue({ amount, number: inMonth, ats: amount }, rows);
  return (
    <FormProvider {...fields}>
      <div className={styles['preview']}>
        <PlainNumber amount name="amount" label={translate('lenders.revenue.preview_amount')} />
        <PlainNumber name="number" label={translate('lenders.revenue.preview_number')} />
        <output className={styles['earned']}>
          <span>
            {translate('lenders.revenue.preview_text', { amount: formatRupees(amount, language) })}
          </span>
          <strong>{earned === false ? '–' : formatRupees(earned, language)}</strong>
          {earned !== false && inMonth > 1 && (
            <span>
              {translate('lenders.revenue.preview_month', {
                count: inMonth,
                total: formatRupees(Math.round(earned * 100 * inMonth) / 100, language),
              })}
            </span>
          )}
        </output>
      </div>
    </FormProvider>
  );
}

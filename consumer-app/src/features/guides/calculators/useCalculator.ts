import { formatNumber, formatRupees, parseNumber } from '@marketplace/shared/format';
import { useOnInput } from '@marketplace/shared/form';
import type { RupeesInput } from '@marketplace/shared/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { AnyObjectSchema, InferType } from 'yup';
import { useYupForm } from '../../../form';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import {
  type CalculatorInput,
  type CalculatorName,
  readCalculatorInput,
  saveCalculatorInput,
} from '../../../offers';
import { calculatorTexts } from './texts';

/** The content of the fields, by name. */
export type FigureValues = Record<string, RupeesInput>;

interface Calculator<Figures> {
  form: UseFormReturn<FigureValues, unknown, Figures>;
  /** The figures that follow the rules; undefined while one does not. */
  figures: Figures | undefined;
  /** The lender whose offer filled the fields in; '' without one. */
  lender: string;
}

/** How many months a person has typed; 0 while it is no number. */
export const readMonths = (value: RupeesInput | undefined): number =>
  parseNumber(String(value ?? '')) ?? 0;

/**
 * The form of a calculator. It begins with an example or with what this tab holds, says at a field what is wrong with
 * it, and gives the figures for the answer with each key.
 */
export function useCalculator<S extends AnyObjectSchema>(
  name: CalculatorName,
  example: CalculatorInput,
  getSchema: (values: FigureValues) => S,
): Calculator<InferType<S>> {
  const t = useTexts(calculatorTexts);
  const language = useLanguage();
  const defaultValues: FigureValues = { lender: '', ...example, ...readCalculatorInput(name) };
  const form = useYupForm<FigureValues, S>({
    getSchema,
    translateError: ({ key, params = {} }) => {
      const format = (bound: string | number | undefined) =>
        key === 'rupees'
          ? formatRupees(Number(bound), language, 'never')
          : formatNumber(Number(bound), language);
      return t(`errors.${key}`, { min: format(params['min']), max: format(params['max']) });
    },
    defaultValues,
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  const values: FigureValues = useWatch({ control: form.control, compute: (all) => all });
  useOnInput(form, () =>
    saveCalculatorInput(
      name,
      Object.fromEntries(
        Object.entries(form.getValues()).map(([field, value]) => [field, value ?? '']),
      ),
    ),
  );
  const schema = getSchema(values);
  return {
    form,
    figures: schema.isValidSync(values) ? schema.cast(values) : undefined,
    lender: String(values['lender'] ?? ''),
  };
}

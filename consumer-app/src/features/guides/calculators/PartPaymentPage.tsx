import { computePartPayment, type PartPayment } from '@marketplace/shared/lending';
import { RadioGroup } from '@marketplace/shared/ui';
import type { Translate } from '@marketplace/shared/i18n';
import { useTexts } from '../../../i18n';
import { paths } from '../../../paths';
import { CalculatorFigure } from './CalculatorFigure';
import { buildPartPaymentSchema } from './calculatorFields';
import { CalculatorFrame } from './CalculatorFrame';
import type { Answer } from './CalculatorResult';
import { calculatorTexts } from './texts';
import { readMonths, useCalculator } from './useCalculator';
import { type FigureFormats, toMonthlyRate, useFigureFormats } from './useFigureFormats';

const EXAMPLE = {
  principal: 3_00_000,
  rate: '18',
  tenure: '36',
  amount: 50_000,
  month: '12',
  charge: '4',
  keep: 'emi',
};

/** Says what the sum saves, with its charge, and what becomes smaller. */
function say(result: PartPayment, t: Translate, { whole }: FigureFormats): string {
  const { saved, monthsLeft, monthsSaved, emi, newEmi } = result;
  if (saved < 0) return t('part.costs', { cost: whole(-saved) });
  if (saved === 0) return t('part.nothing');
  const change =
    monthsLeft === 0
      ? t('part.closes', { count: monthsSaved })
      : monthsSaved > 0
        ? t('part.sooner', { count: monthsSaved })
        : t('part.lower', { emi: whole(emi), new_emi: whole(newEmi) });
  return `${t('part.saves', { saved: whole(saved) })} ${change}`;
}

function buildAnswer(
  result: PartPayment,
  month: number,
  t: Translate,
  formats: FigureFormats,
): Answer {
  const { whole, exact, count } = formats;
  const { balance, charge, gst, interest, newInterest, monthsLeft, monthsSaved } = result;
  return {
    sentence: say(result, t, formats),
    more: [t('part.after', { month: count(month), balance: whole(balance) })],
    pays: result.saved > 0,
    columns: [t('part.without'), t('part.with')],
    rows: [
      [t('part.row_emi'), exact(result.emi), monthsLeft === 0 ? '–' : exact(result.newEmi)],
      [t('part.row_left'), count(monthsLeft + monthsSaved), count(monthsLeft)],
      [t('part.row_interest'), exact(interest), exact(newInterest)],
      [t('part.row_charge'), '–', exact(charge + gst)],
    ],
  };
}

/** What a sum saves that is paid beside an EMI, by the lender's charge. */
export function PartPaymentPage() {
  const t = useTexts(calculatorTexts);
  const formats = useFigureFormats();
  const { form, figures, lender } = useCalculator('part-payment', EXAMPLE, ({ tenure }) =>
    buildPartPaymentSchema(readMonths(tenure)),
  );
  const result =
    figures &&
    computePartPayment({
      loan: {
        principal: figures.principal,
        monthlyRate: toMonthlyRate(figures.rate),
        tenureMonths: figures.tenure,
      },
      month: figures.month,
      amount: figures.amount,
      chargePercent: figures.charge,
      keep: figures.keep,
    });
  const keep = form.register('keep');
  return (
    <CalculatorFrame
      title={t('part.title')}
      intro={t('part.intro')}
      lender={lender}
      form={form}
      answer={result && figures && buildAnswer(result, figures.month, t, formats)}
      other={{ path: paths.balanceTransfer, title: t('transfer.title') }}
    >
      <CalculatorFigure name="principal" kind="rupees" label={t('part.principal')} />
      <CalculatorFigure name="rate" kind="percent" label={t('part.rate')} />
      <CalculatorFigure name="tenure" kind="months" label={t('part.tenure')} />
      <CalculatorFigure name="amount" kind="rupees" label={t('part.amount')} />
      <CalculatorFigure
        name="month"
        kind="emi_number"
        label={t('part.month')}
        hint={t('part.month_hint')}
      />
      <CalculatorFigure
        name="charge"
        kind="percent"
        label={t('part.charge')}
        hint={t('part.charge_hint')}
      />
      <RadioGroup
        {...keep}
        label={t('part.keep')}
        options={(['emi', 'tenure'] as const).map((value) => ({
          value,
          label: t(`part.keep_${value}`),
          hint: t(`part.keep_${value}_hint`),
        }))}
      />
    </CalculatorFrame>
  );
}

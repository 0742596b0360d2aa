import { type BalanceTransfer, computeBalanceTransfer } from '@marketplace/shared/lending';
import type { Translate } from '@marketplace/shared/i18n';
import { useTexts } from '../../../i18n';
import { paths } from '../../../paths';
import { CalculatorFigure } from './CalculatorFigure';
import { balanceTransferSchema } from './calculatorFields';
import { CalculatorFrame } from './CalculatorFrame';
import type { Answer } from './CalculatorResult';
import styles from './calculators.module.css';
import { calculatorTexts } from './texts';
import { useCalculator } from './useCalculator';
import { type FigureFormats, toMonthlyRate, useFigureFormats } from './useFigureFormats';

const EXAMPLE = {
  principal: 3_00_000,
  rate: '24',
  tenure: '36',
  charge: '4',
  new_rate: '15',
  new_tenure: '36',
  fee: '2',
};

/** Says whether moving pays, and from when. */
function say(result: BalanceTransfer, t: Translate, { whole, count }: FigureFormats): string {
  const { saved, paysOffMonth } = result;
  if (saved < 0) return t('transfer.costs', { cost: whole(-saved) });
  if (paysOffMonth === null) return t('transfer.nothing');
  const since =
    paysOffMonth === 1
      ? t('transfer.at_once')
      : t('transfer.pays_off', { month: count(paysOffMonth) });
  return `${t('transfer.saves', { saved: whole(saved) })} ${since}`;
}

function buildAnswer(
  result: BalanceTransfer,
  months: readonly [stay: number, move: number],
  t: Translate,
  formats: FigureFormats,
): Answer {
  const { whole, exact, count, percent } = formats;
  const { emi, newEmi, charge, charge_gst, fee, fee_gst, costs, saved } = result;
  const [stay, move] = months;
  return {
    sentence: say(result, t, formats),
    more: [
      ...(saved <= 0 && newEmi < emi && move > stay ? [t('transfer.longer')] : []),
      ...(costs > 0 ? [t('transfer.upfront', { costs: whole(costs) })] : []),
    ],
    pays: saved > 0,
    columns: [t('transfer.stay'), t('transfer.move')],
    rows: [
      [t('transfer.row_emi'), exact(emi), exact(newEmi)],
      [t('transfer.row_tenure'), count(stay), count(move)],
      [t('transfer.row_interest'), exact(result.interest), exact(result.newInterest)],
      [t('transfer.row_charge'), '–', exact(charge + charge_gst)],
      [t('transfer.row_fee'), '–', exact(fee + fee_gst)],
      [t('transfer.row_total'), exact(result.stay), exact(result.move)],
      [t('transfer.row_apr'), '–', result.apr === null ? '–' : percent(result.apr)],
    ],
  };
}

/** Whether moving a loan to another lender pays, with the charges of both. */
export function BalanceTransferPage() {
  const t = useTexts(calculatorTexts);
  const formats = useFigureFormats();
  const { form, figures, lender } = useCalculator(
    'balance-transfer',
    EXAMPLE,
    () => balanceTransferSchema,
  );
  const result =
    figures &&
    computeBalanceTransfer({
      current: {
        principal: figures.principal,
        monthlyRate: toMonthlyRate(figures.rate),
        tenureMonths: figures.tenure,
      },
      closurePercent: figures.charge,
      monthlyRate: toMonthlyRate(figures.new_rate),
      tenureMonths: figures.new_tenure,
      feePercent: figures.fee,
    });
  return (
    <CalculatorFrame
      title={t('transfer.title')}
      intro={t('transfer.intro')}
      lender={lender}
      form={form}
      answer={
        result && figures && buildAnswer(result, [figures.tenure, figures.new_tenure], t, formats)
      }
      other={{ path: paths.partPayment, title: t('part.title') }}
    >
      <fieldset className={styles.group}>
        <legend>{t('transfer.current')}</legend>
        <CalculatorFigure name="principal" kind="rupees" label={t('transfer.principal')} />
        <CalculatorFigure name="rate" kind="percent" label={t('transfer.rate')} />
        <CalculatorFigure name="tenure" kind="months" label={t('transfer.tenure')} />
        <CalculatorFigure
          name="charge"
          kind="percent"
          label={t('transfer.charge')}
          hint={t('transfer.charge_hint')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('transfer.offered')}</legend>
        <CalculatorFigure name="new_rate" kind="percent" label={t('transfer.new_rate')} />
        <CalculatorFigure name="new_tenure" kind="months" label={t('transfer.new_tenure')} />
        <CalculatorFigure
          name="fee"
          kind="percent"
          label={t('transfer.fee')}
          hint={t('transfer.fee_hint')}
        />
      </fieldset>
    </CalculatorFrame>
  );
}

import type { Offer } from '@marketplace/shared/api';
import { persistInput, readPersistedInput } from '../session';

export type CalculatorName = 'part-payment' | 'balance-transfer';

/** The figures of a calculator as typed, by field; `lender` is the one whose offer filled them in. */
export type CalculatorInput = Readonly<Record<string, string | number>>;

const buildKey = (name: CalculatorName): string => `calculator ${name}`;

/** Keeps the figures in this tab: an address would show what somebody owes. */
export const saveCalculatorInput = (name: CalculatorName, input: CalculatorInput): void =>
  persistInput(buildKey(name), JSON.stringify(input));

/** The figures of this tab; empty if there are none. */
export function readCalculatorInput(name: CalculatorName): CalculatorInput {
  const stored: unknown = JSON.parse(readPersistedInput(buildKey(name)) ?? '{}');
  return typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, string | number] =>
            typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : {};
}

const toFeePercent = ({ processing_fee, amount }: Offer): string =>
  String(Number(((processing_fee / amount) * 100).toFixed(3)));

/** Fills both calculators in with an offer; what a person owes elsewhere is theirs to say. */
export function fillCalculators(offer: Offer): void {
  const { name: lender, amount, annual_rate, tenure_months, foreclosure_percent } = offer;
  const month = Math.max(1, Math.floor(tenure_months / 3));
  saveCalculatorInput('part-payment', {
    lender,
    principal: amount,
    rate: String(annual_rate),
    tenure: String(tenure_months),
    amount: Math.max(100, Math.round(amount / 1000) * 100),
    month: String(month),
    charge: foreclosure_percent === null ? '' : String(foreclosure_percent),
  });
  saveCalculatorInput('balance-transfer', {
    lender,
    principal: amount,
    rate: '',
    tenure: '',
    charge: '',
    new_rate: String(annual_rate),
    new_tenure: String(tenure_months),
    fee: toFeePercent(offer),
  });
}

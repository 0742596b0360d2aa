import type { InferType } from 'yup';
import { formatNumber, formatRupees } from '../../../format';
import type { outlierSchema } from '../../../schema';
import { useTexts } from '../../i18n/useTexts';
import styles from './moneyFacts.module.css';

interface MoneyFactsProps {
  /** In ₹. */
  total: number;
  rows: number;
  outlier_rows: number;
  /** The first of them. */
  outliers: readonly Omit<InferType<typeof outlierSchema>, 'row'>[];
  /** The account of a payout, masked; '' without a verified one, undefined for a file. */
  account?: string | undefined;
}

/** Says what a second admin would let pass: how much money in how many rows, and each amount above what was promised. */
export function MoneyFacts({ total, rows, outlier_rows, outliers, account }: MoneyFactsProps) {
  const { translate, language } = useTexts();
  const count = (n: number) => ({ smart_count: n, count: formatNumber(n, language) });
  const formatAmount = (amount: number) => formatRupees(amount, language, 'always');
  const facts = [
    translate('kit.approval.total', { amount: formatAmount(total) }),
    translate('kit.approval.rows', count(rows)),
    account !== undefined &&
      (account
        ? translate('kit.approval.account', { account })
        : translate('kit.approval.no_account')),
  ];
  const more = outlier_rows - outliers.length;
  return (
    <div className={styles['money']}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {outlier_rows > 0 && (
        <div className={styles['above']}>
          <p>{translate('kit.approval.above', count(outlier_rows))}</p>
          <ul>
            {outliers.map(({ record_reference, amount, expected_amount }) => (
              <li key={record_reference}>
                {translate('kit.approval.outlier', {
                  reference: record_reference,
                  amount: formatAmount(amount),
                  expected: formatAmount(expected_amount),
                })}
              </li>
            ))}
            {more > 0 && <li>{translate('kit.approval.more_above', count(more))}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}

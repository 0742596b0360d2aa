import type { Config } from '../../../config';
import type { Collections } from '../../../data/records';
import type { UploadRecord } from '../../../data/uploads';
import type { Reader } from '../../../store/port';
import { needsApproval } from '../../approvals/approvalSettings';
import type { PlannedRow } from './kinds/importKind';

/** The outliers that a file keeps, so that who decides sees each; the counts include the others. */
export const MAX_OUTLIERS = 50;

type Upload = Readonly<UploadRecord>;
type Money = Required<
  Pick<UploadRecord, 'money_rows' | 'money_total' | 'outlier_rows' | 'outliers'>
>;

export const NO_MONEY: Money = { money_rows: 0, money_total: 0, outlier_rows: 0, outliers: [] };

/** Returns whether a row books a commission or says that a loan was disbursed. */
const movesMoney = (kind: string, { outcome, after }: PlannedRow): boolean =>
  outcome === 'differing' && (kind === 'commission' || after?.status === 'disbursed');

/** Returns whether money that files of a kind move needs a second admin now. */
export const isMoneyControlled = (
  reader: Reader<Collections>,
  { kind }: Pick<Upload, 'kind'>,
  config: Config,
): Promise<boolean> =>
  kind === 'leads'
    ? Promise.resolve(false)
    : needsApproval(reader, kind === 'commission' ? 'commission' : 'disbursals', config);

/** Leaves the rows that move money to a second admin, as those that move an application back are. */
export const markMoneyRows = (
  { kind }: Upload,
  planned: readonly PlannedRow[],
  isControlled: boolean,
): readonly PlannedRow[] =>
  isControlled
    ? planned.map((row) => (movesMoney(kind, row) ? { ...row, backward: 1 as const } : row))
    : planned;

/** Adds up what some rows move, in ₹, and lists those above what the slabs or the application promise. */
export function sumMoney({ kind }: Upload, planned: readonly PlannedRow[], before: Money): Money {
  const rows = planned.filter((row) => movesMoney(kind, row));
  const outliers = rows.flatMap(({ row, record_reference, after }) => {
    const { amount = null, expected_amount = null } = after ?? {};
    if (amount === null || expected_amount === null || amount <= expected_amount) return [];
    return { row, record_reference, amount, expected_amount };
  });
  const paise = rows.reduce((sum, { after }) => sum + Math.round((after?.amount ?? 0) * 100), 0);
  return {
    money_rows: before.money_rows + rows.length,
    money_total: (Math.round(before.money_total * 100) + paise) / 100,
    outlier_rows: before.outlier_rows + outliers.length,
    outliers: [...before.outliers, ...outliers].slice(0, MAX_OUTLIERS),
  };
}

import { getCommitments } from '@marketplace/shared/api';
import { computeAgeMonths, parseWireDate } from '@marketplace/shared/format';
import {
  assessCommitments,
  type Commitments,
  toPaise,
  toRupees,
} from '@marketplace/shared/lending';
import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { getIndianToday } from '../../../data/indianDay';
import type { ApplicationRecord, Collections, UserRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError } from '../../../httpError';
import type { MessageKey } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';

type Application = Readonly<ApplicationRecord>;

/** Whether a loan that was paid out here is still being repaid. */
function isRunning({ status, status_date, tenure_months }: Application): boolean {
  const paid = parseWireDate(status_date);
  const today = parseWireDate(getIndianToday());
  if (status !== 'disbursed' || !paid || !today) return false;
  return computeAgeMonths(paid, today) < tenure_months;
}

const sumEmis = (applications: readonly Application[]): number =>
  applications.reduce((sum, { emi }) => sum + toPaise(emi), 0);

/**
 * Loads what a borrower is committed to. The EMIs that the profile states may include loans paid out here, so the
 * larger of the two sums counts, which takes no EMI twice.
 */
async function loadCommitments(
  reader: Reader<Collections>,
  { id, emi, monthly_income }: Readonly<UserRecord>,
): Promise<Commitments> {
  const { rows } = await reader.find('applications', { filter: { user_id: id } });
  const open = rows.filter(({ status }) => OPEN_STATUSES.includes(status));
  const others = Math.max(toPaise(emi ?? 0), sumEmis(rows.filter(isRunning)));
  return {
    open_applications: open.length,
    emis: toRupees(others + sumEmis(open)),
    monthly_income,
  };
}

const WARNINGS = {
  applications: 'warn_applications',
  emis: 'warn_emis',
} as const satisfies Record<string, MessageKey>;

/**
 * Rejects with 422 if the EMIs of all loans would take more than the income, and with 409 if the borrower has not
 * acknowledged a warning: of a third open application, or of EMIs above three fifths of the income.
 */
export async function checkCommitments(
  reader: Reader<Collections>,
  user: Readonly<UserRecord>,
  { emi, acknowledged }: { readonly emi: number; readonly acknowledged: boolean },
): Promise<void> {
  const check = assessCommitments(await loadCommitments(reader, user), emi);
  const params = { percent: check.percent ?? 0, number: check.applications };
  if (check.stop)
    throw new HttpError(422, 'emis_above_income', {
      errors: { amount: 'emis_above_income' },
      params,
    });
  const [warning] = check.warnings;
  if (!warning || acknowledged) return;
  const key = WARNINGS[warning];
  throw new HttpError(409, key, { errors: { debt_acknowledged: key }, params });
}

export const commitmentRoutes = [
  handle(getCommitments, async ({ params }, { store }) => ({
    data: await loadCommitments(store, await requireRecord(store, 'users', params.id)),
  })),
];

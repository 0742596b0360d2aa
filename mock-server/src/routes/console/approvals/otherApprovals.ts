import { type AnswerOf, type getWaitingApprovals, OTHER_APPROVALS } from '@marketplace/shared/api';
import { maskAccountNumber } from '@marketplace/shared/format';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { findOutliers } from '../../earnings/ledger/lines';
import { MAX_OUTLIERS } from '../../files/imports/moneyRule';

type Other = AnswerOf<typeof getWaitingApprovals>['data']['others'][number];
type Account = number | null | undefined;

const NO_MONEY = { total: null, rows: null, account_number: '', outlier_rows: 0, outliers: [] };

async function findErasures(reader: Reader<Collections>, account: Account): Promise<Other[]> {
  const { rows } = await reader.find('erasures', { filter: { status: 'waiting' } });
  return rows.map(({ id, reference, entered_by_name = '', requested_at, entered_by }) => ({
    kind: 'erasure',
    id,
    title: reference,
    requested_by_name: entered_by_name,
    requested_at,
    is_own: entered_by === account,
    ...NO_MONEY,
  }));
}

async function findFiles(reader: Reader<Collections>, account: Account): Promise<Other[]> {
  const { rows } = await reader.find('uploads', { filter: { status: 'pending' } });
  return rows.flatMap((upload) => {
    const kind = OTHER_APPROVALS.find((name) => name === upload.kind);
    if (!kind) return [];
    const { money_rows = 0, money_total = 0, outlier_rows = 0, outliers = [] } = upload;
    return {
      kind,
      id: upload.id,
      title: upload.file_name,
      requested_by_name: upload.uploaded_by_name,
      requested_at: upload.created_at,
      is_own: upload.uploaded_by === account,
      ...NO_MONEY,
      ...(money_rows > 0 && { total: money_total, rows: money_rows }),
      outlier_rows,
      outliers: [...outliers],
    };
  });
}

async function findPayouts(reader: Reader<Collections>, account: Account): Promise<Other[]> {
  const { rows: payouts } = await reader.find('payouts', { filter: { status: 'draft' } });
  if (payouts.length === 0) return [];
  const outliers = await findOutliers(reader, { payout_id: payouts.map(({ id }) => id) });
  const { rows: accounts } = await reader.find('payout_accounts', {
    filter: { id: payouts.map(({ partner_id }) => partner_id), status: 'verified' },
  });
  const accountsById = new Map(accounts.map((one) => [one.id, one]));
  return payouts.map(({ id, reference, net, entries, partner_id, ...payout }) => {
    const own = outliers.filter(({ payout_id }) => payout_id === id);
    const paidTo = accountsById.get(partner_id);
    return {
      kind: 'payout',
      id,
      title: reference,
      requested_by_name: payout.created_by_name,
      requested_at: payout.created_at,
      is_own: payout.created_by === account,
      total: net,
      rows: entries,
      account_number: paidTo ? maskAccountNumber(paidTo.account_number) : '',
      outlier_rows: own.length,
      outliers: own
        .slice(0, MAX_OUTLIERS)
        .map(({ application_reference, amount, expected_amount }) => ({
          row: 0,
          record_reference: application_reference,
          amount,
          expected_amount,
        })),
    };
  });
}

/** Lists the erasures, files and payouts that wait for a second admin, oldest first. */
export async function findOtherApprovals(
  reader: Reader<Collections>,
  account: Account,
): Promise<Other[]> {
  const others = [
    ...(await findErasures(reader, account)),
    ...(await findFiles(reader, account)),
    ...(await findPayouts(reader, account)),
  ];
  return others.toSorted((a, b) => a.requested_at.localeCompare(b.requested_at));
}

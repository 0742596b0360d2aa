import { type AnswerOf, type getWaitingApprovals, OTHER_APPROVALS } from '@marketplace/shared/api';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';

type Other = AnswerOf<typeof getWaitingApprovals>['data']['others'][number];
type Account = number | null | undefined;

const NO_MONEY = { total: null, outlier_rows: 0, outliers: [] };

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
      total: money_rows > 0 ? money_total : null,
      outlier_rows,
      outliers: [...outliers],
    };
  });
}

async function findPayouts(reader: Reader<Collections>, account: Account): Promise<Other[]> {
  const { rows } = await reader.find('payouts', { filter: { status: 'draft' } });
  return rows.map(({ id, reference, net, created_by, created_by_name, created_at }) => ({
    kind: 'payout',
    id,
    title: reference,
    requested_by_name: created_by_name,
    requested_at: created_at,
    is_own: created_by === account,
    ...NO_MONEY,
    total: net,
  }));
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

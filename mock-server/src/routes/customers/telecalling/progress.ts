import type { AnswerOf, getTelecalling } from '@marketplace/shared/api';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { getDayBounds } from './callingHours';

type Progress = AnswerOf<typeof getTelecalling>['data']['callers'][number];

const UNREACHED: readonly string[] = ['no_answer', 'wrong_number'];

/** The roles that call. */
const CALLERS: readonly string[] = ['1', '3'];

/** Computes what callers achieved on a day against their targets: one caller's, or everybody's. */
export async function loadProgress(
  reader: Reader<Collections>,
  day: string,
  only?: number,
): Promise<Progress[]> {
  const [from, to] = getDayBounds(day);
  const mine = only === undefined ? {} : { account_id: only };
  const accounts = await reader.find('accounts', {
    filter: { area: 'admin', ...(only !== undefined && { id: only }) },
    sort: ['name', 'ASC'],
  });
  const calls = await reader.find('calls', {
    filter: { ...mine, ended_at_gte: from, ended_at_lt: to },
  });
  const targets = await reader.find('call_targets', {
    filter: { ...mine, day_lte: day },
    sort: ['day', 'ASC'],
  });
  return accounts.rows
    .map(({ id, name, role, status }) => {
      const own = calls.rows.filter(({ account_id }) => account_id === id);
      const reached = own.filter(({ disposition }) => !UNREACHED.includes(disposition));
      const target = targets.rows.findLast(({ account_id }) => account_id === id)?.calls ?? null;
      const isCaller = CALLERS.includes(role) && status === 1;
      const shown = own.length > 0 || (isCaller && (role === '3' || target !== null));
      const row = { account_id: id, name, ended: own.length, reached: reached.length, target };
      return { row, shown: shown || only !== undefined };
    })
    .flatMap(({ row, shown }) => (shown ? [row] : []));
}

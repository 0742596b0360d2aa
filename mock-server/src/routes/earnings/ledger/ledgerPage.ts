import type { AnswerOf, getPartnerLedger, QueryOf } from '@marketplace/shared/api';
import { getOptionIds, type LedgerLine } from '@marketplace/shared/schema';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { compareText } from '../../../store/textOrder';
import { isWithinDays } from '../summary/disbursals';
import { parsePeriod } from '../summary/period';
import { findLedgerAmounts, type LedgerAmount, sortNewestFirst, sumLines } from './amounts';
import { openLines } from './lines';
import { findSandboxLines } from './sandboxLines';

type Query = NonNullable<QueryOf<typeof getPartnerLedger>>;
type Sort = NonNullable<Query['sort']>;

const STATES = getOptionIds('ledgerState');

/** Returns what a line is sorted by: a state by its place on the way to the partner, a text without case. */
function getSortValue(line: Partial<LedgerLine>, sort: Sort): string | number {
  const value = line[sort] ?? '';
  if (sort === 'state') return STATES.indexOf(String(value));
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Sorts lines that are newest first; equal ones stay in that order. An empty value is the lowest. */
function sortLines<L extends Partial<LedgerLine>>(
  lines: readonly L[],
  { sort = 'day', order = 'DESC' }: Pick<Query, 'sort' | 'order'>,
): L[] {
  const direction = order === 'ASC' ? 1 : -1;
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
  return lines.toSorted(
    (a, b) => direction * compare(getSortValue(a, sort), getSortValue(b, sort)),
  );
}

/** Finds the lenders of some amounts, by name. */
async function findLenders(
  reader: Reader<Collections>,
  amounts: readonly Pick<LedgerAmount, 'lender_id'>[],
) {
  const id = [...new Set(amounts.flatMap(({ lender_id }) => lender_id ?? []))];
  const lenders = await reader.select('lenders', ['id', 'name'], { filter: { id } });
  return lenders.toSorted((a, b) => compareText(a.name, b.name));
}

interface Ledger {
  readonly partner_id: number;
  readonly isSandbox: boolean;
}

/**
 * Finds a page of the lines of a partner's ledger or sandbox, or all of them. What describes a disbursal is read for
 * the lines of the page alone, unless the lines are sorted by it.
 */
export async function findLedgerPage(
  reader: Reader<Collections>,
  { partner_id, isSandbox }: Ledger,
  query: Query,
): Promise<AnswerOf<typeof getPartnerLedger>['data']> {
  const { basis = 'disbursal', state, lender_id, sort = 'day', page = 1, per_page } = query;
  const { from, to } = parsePeriod(query);
  const isOfDays = ({ day }: Pick<LedgerAmount, 'day'>) => isWithinDays(day, { from, to });
  const isChosen = (one: Pick<LedgerAmount, 'state' | 'lender_id'>): boolean =>
    (!state || state.includes(one.state)) &&
    (!lender_id || (one.lender_id !== null && lender_id.includes(one.lender_id)));
  const cut = <L>(lines: readonly L[]): L[] => {
    const size = per_page ?? lines.length;
    return lines.slice((page - 1) * size, page * size);
  };
  if (isSandbox) {
    const sandboxLines = (await findSandboxLines(reader, partner_id, basis)).filter(isOfDays);
    const matching = sandboxLines.filter(isChosen);
    return {
      from,
      to,
      lines: cut(sortLines(matching, query)).map(({ lender_id: _, ...line }) => line),
      totals: sumLines(matching),
      lenders: await findLenders(reader, sandboxLines),
    };
  }
  const ofDays = sortNewestFirst(
    (await findLedgerAmounts(reader, partner_id, basis)).filter(isOfDays),
  );
  const chosen = ofDays.filter(isChosen);
  const open = (some: readonly LedgerAmount[]) => openLines(reader, partner_id, some);
  const isOfAmounts = chosen.every((amount) => sort in amount);
  const lines = isOfAmounts
    ? await open(cut(sortLines(chosen, query)))
    : cut(sortLines(await open(chosen), query));
  const lenders = await findLenders(reader, ofDays);
  return { from, to, lines, totals: sumLines(chosen), lenders };
}

import type { ApplicationRecord, Collections } from '../../data/records';
import { applicationView } from '../../data/views';
import type { Reader } from '../../store/port';
import { disbursedIn } from '../summary/disbursals';
import type { ImportKind, ParsedRow, PlannedRow } from './importPlan';
import { failedRow } from './parseRows';
import { yieldToEventLoop } from './yieldToEventLoop';

type App = Readonly<ApplicationRecord>;

/** Rows whose applications are read at once. */
const CHUNK = 500;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Finds applications by their ids or their references, in lower case. */
async function findApplications(
  reader: Reader<Collections>,
  names: readonly string[],
): Promise<Map<string, App>> {
  const id = names.filter((name) => UUID.test(name));
  const reference = names.filter((name) => !UUID.test(name)).map((name) => name.toUpperCase());
  const byId = id.length > 0 ? (await reader.find('applications', { filter: { id } })).rows : [];
  const byReference =
    reference.length > 0 ? (await reader.find('applications', { filter: { reference } })).rows : [];
  return new Map([
    ...byId.map((one): [string, App] => [one.id, one]),
    ...byReference.map((one): [string, App] => [applicationView(one).reference.toLowerCase(), one]),
  ]);
}

/** What the rows of a file name, as far as it has been checked. */
interface Seen {
  readonly applications: Set<string>;
  readonly lenders: Set<number>;
  from: string;
  to: string;
}

async function checkRow(
  reader: Reader<Collections>,
  kind: ImportKind,
  row: ParsedRow,
  { application, seen }: { application: App | undefined; seen: Seen },
): Promise<PlannedRow> {
  if (!application) return failedRow(row, 'row_unknown_application', 'application_id', 'unknown');
  const named = {
    row: row.row,
    record_id: application.id,
    record_reference: applicationView(application).reference,
    cells: [...row.cells],
  };
  if (seen.applications.has(application.id))
    return { ...failedRow(row, 'row_repeated', 'application_id'), ...named };
  seen.applications.add(application.id);
  const plan = await kind.plan(reader, row, application);
  if (plan.outcome !== 'error') {
    seen.lenders.add(application.lender_id);
    const day = kind.name === 'mis' ? row.date : application.status_date;
    if (!seen.from || day < seen.from) seen.from = day;
    if (day > seen.to) seen.to = day;
  }
  return { ...named, problem: '', column: '', ...plan };
}

/** Lists our disbursals of the file's lenders, in its period, that the file leaves out. */
async function findMissing(
  reader: Reader<Collections>,
  kind: ImportKind,
  { applications, lenders, from, to }: Seen,
): Promise<PlannedRow[]> {
  if (!from) return [];
  const { rows } = await reader.find('applications', {
    filter: { status: 'disbursed', lender_id: [...lenders], status_date_gte: from },
  });
  const missing: PlannedRow[] = [];
  for (const [index, one] of disbursedIn(rows, { from, to }, 'disbursal').entries()) {
    await yieldToEventLoop(index);
    if (applications.has(one.id) || !(await kind.isMissing(reader, one))) continue;
    missing.push({
      row: 0,
      outcome: 'missing',
      record_id: one.id,
      record_reference: applicationView(one).reference,
      cells: [],
      column: '',
      problem: '',
      backward: 0,
      before: {
        status: one.status,
        date: one.status_date,
        amount: one.disbursed_amount ?? one.amount,
        remarks: '',
      },
      after: null,
      record_version: one.version,
    });
  }
  return missing;
}

/** Compares the rows of a file with our records, and yields the results in parts. */
export async function* checkFile(
  reader: Reader<Collections>,
  kind: ImportKind,
  rows: readonly ParsedRow[],
): AsyncGenerator<PlannedRow[]> {
  const seen: Seen = { applications: new Set(), lenders: new Set(), from: '', to: '' };
  for (let at = 0; at < rows.length; at += CHUNK) {
    const part = rows.slice(at, at + CHUNK);
    const found = await findApplications(
      reader,
      part.map(({ named }) => named),
    );
    const planned: PlannedRow[] = [];
    for (const [index, row] of part.entries()) {
      await yieldToEventLoop(index);
      const application = found.get(row.named);
      planned.push(await checkRow(reader, kind, row, { application, seen }));
    }
    yield planned;
  }
  yield await findMissing(reader, kind, seen);
}

import { parseDayNumber, roundToPaisa, unescapeFormulas } from '@marketplace/shared/format';
import { importColumnNames, importKinds } from '@marketplace/shared/resources';
import type { Collections } from '../../../data/records';
import { scrubText } from '../../../data/borrowers/scrubText';
import type { UploadRecord } from '../../../data/uploads';
import type { Reader } from '../../../store/port';
import { MAX_REMARK_LENGTH } from './kinds/parseCell';
import type {
  FileRow,
  ImportKind,
  ImportKindDefinition,
  MappedFile,
  ParsedRow,
  PlannedRow,
  RowProblem,
  TableRow,
} from './kinds/importKind';
import { createFailedPlan } from './kinds/importKind';
import type { Cell } from './reading/limits';
import { yieldToEventLoop } from './reading/yieldToEventLoop';

/** Number of rows whose records are read at once. */
const CHUNK = 500;
/** Maximum stored characters of a cell: whole remarks, and one more so that too long ones stay too long. */
const MAX_CELL_LENGTH = MAX_REMARK_LENGTH + 1;

/** Removes the marks that prevent a spreadsheet from running a cell, which files of failed rows contain. */
const unescapeCell = (cell: Cell): Cell =>
  typeof cell === 'string' ? unescapeFormulas(cell) : cell;

/** Returns a row with only the cells that `mapping` assigns to a column. */
const mapRow = ({ row, cells }: TableRow, mapping: MappedFile['mapping']): FileRow => ({
  row,
  cells: mapping.map((place) => (place === null ? undefined : unescapeCell(cells[place] ?? ''))),
});

interface ReadRow<Values> {
  readonly row: number;
  readonly key: string;
  readonly parsed: ParsedRow<Values>;
  readonly cells: string[];
}

/** Compares the rows of a file with our records and yields the results in chunks. */
async function* checkFile<Values, Found>(
  reader: Reader<Collections>,
  kind: ImportKindDefinition<Values, Found>,
  { rows, mapping }: MappedFile,
  upload: Readonly<UploadRecord>,
): AsyncGenerator<PlannedRow[]> {
  const columns = importColumnNames(kind.name);
  const keyPlace = columns.indexOf(kind.key);
  /** The keys and record ids of the rows so far. */
  const named = new Set<string>();
  const missing = kind.findMissing?.();
  const { creates = false } = importKinds[kind.name];
  /**
   * Stores a number of a spreadsheet as its cell shows it, a date or an amount to the paisa, and no cell with an
   * identity number. Stores the key as it is parsed, because a mobile number with +91 looks like an identity number.
   */
  const toText = (cell: Cell = '', place: number): string => {
    const column = columns[place] ?? '';
    if (typeof cell === 'number' && column.endsWith('_date'))
      return parseDayNumber(cell) ?? String(cell);
    if (typeof cell === 'number' && column.endsWith('amount')) return String(roundToPaisa(cell));
    const text = creates && place === keyPlace ? kind.toKey(cell) : String(cell).trim();
    return scrubText(text).slice(0, MAX_CELL_LENGTH);
  };
  const readRow = ({ row, cells }: FileRow): ReadRow<Values> => ({
    row,
    key: kind.toKey(cells[keyPlace] ?? ''),
    parsed: kind.parse(cells),
    cells: cells.map(toText),
  });
  const planRow = (
    { row, key, parsed, cells }: ReadRow<Values>,
    found: Found | undefined,
  ): PlannedRow => {
    const name = found ? kind.getName(found) : { record_id: '', record_reference: '' };
    const names = [key, name.record_id].filter(Boolean);
    const problems: RowProblem[] = names.some((one) => named.has(one))
      ? [{ column: kind.key, problem: 'row_repeated' }]
      : [];
    for (const one of names) named.add(one);
    if ('problems' in parsed) problems.push(...parsed.problems);
    const isParsed = 'values' in parsed && problems.length === 0;
    const plan = isParsed ? kind.plan(parsed.values, found) : createFailedPlan(problems);
    if (isParsed && found && plan.outcome !== 'error') missing?.note(parsed.values, found);
    return { row, cells, problem: '', column: '', ...name, ...plan };
  };
  for (let at = 0; at < rows.length; at += CHUNK) {
    const part: ReadRow<Values>[] = [];
    for (const [index, row] of rows.slice(at, at + CHUNK).entries()) {
      await yieldToEventLoop(index);
      part.push(readRow(mapRow(row, mapping)));
    }
    const keys = part.map(({ key }) => key).filter(Boolean);
    const found = await kind.find(reader, keys, upload);
    const planned: PlannedRow[] = [];
    for (const [index, row] of part.entries()) {
      await yieldToEventLoop(index);
      planned.push(planRow(row, found.get(row.key)));
    }
    yield planned;
  }
  if (missing) yield await missing.find(reader, (id) => named.has(id));
}

export const defineImportKind = <Values, Found>(
  definition: ImportKindDefinition<Values, Found>,
): ImportKind => ({
  name: definition.name,
  readRecords: (...input) => definition.readRecords(...input),
  setRow: (...input) => definition.setRow(...input),
  check: (reader, file, upload) => checkFile(reader, definition, file, upload),
});

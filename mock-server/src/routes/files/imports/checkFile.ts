import { parseDayNumber, roundToPaisa, unescapeFormulas } from '@marketplace/shared/format';
import { type ImportColumn, importKinds } from '@marketplace/shared/resources';
import type { Collections } from '../../../data/records';
import { maskPans, scrubText } from '../../../data/borrowers/scrubText';
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
} from './kinds/importKind';
import { createFailedPlan } from './kinds/importKind';
import type { Cell, TableRow } from './reading/limits';
import { yieldToEventLoop } from '../../../data/yieldToEventLoop';

/** Number of rows whose records are read at once. */
const CHUNK = 500;
/** Maximum stored characters of a cell: whole remarks, and one more so that too long ones stay too long. */
const MAX_CELL_LENGTH = MAX_REMARK_LENGTH + 1;

/** Days between the first days of the two calendars of workbooks. */
const DAYS_TO_1904 = 1462;

/** Returns a row with only the cells that the mapping assigns to a column. */
const mapRow = (
  { row, width, cells }: TableRow,
  { mapping, is1904 }: MappedFile,
  columns: readonly ImportColumn[],
): FileRow => ({
  row,
  width,
  cells: mapping.map((place, index) => {
    if (place === null) return undefined;
    const cell = cells[place] ?? '';
    // Files of failed rows mark what a spreadsheet would run as a formula. All stored text is composed (NFC).
    if (typeof cell === 'string') return unescapeFormulas(cell).normalize('NFC');
    // All days count from 1900, as `parseDayNumber` takes them.
    return is1904 && columns[index]?.type === 'date' ? cell + DAYS_TO_1904 : cell;
  }),
});

/** Finds the columns of a row whose cells no kind can use: those that are missing, or could not be decoded. */
const findCellProblems = (
  cells: FileRow['cells'],
  columns: readonly ImportColumn[],
): RowProblem[] =>
  columns.flatMap(({ name, optional }, place) => {
    const text = String(cells[place] ?? '').trim();
    if (text.includes('\uFFFD')) return { column: name, problem: 'row_unreadable' };
    return text === '' && !optional ? { column: name, problem: 'row_cell_missing' } : [];
  });

interface ReadRow<Values> {
  readonly row: number;
  readonly width: number;
  readonly key: string;
  readonly parsed: ParsedRow<Values>;
  readonly cells: string[];
}

/** Compares the rows of a file with our records and yields the results in chunks. */
async function* checkFile<Values, Found>(
  reader: Reader<Collections>,
  kind: ImportKindDefinition<Values, Found>,
  file: MappedFile,
  upload: Readonly<UploadRecord>,
): AsyncGenerator<PlannedRow[]> {
  const { rows } = file;
  const { columns, creates = false } = importKinds[kind.name];
  const keyPlace = columns.findIndex(({ name }) => name === kind.key);
  /** The keys and record ids of the rows so far. */
  const named = new Set<string>();
  const missing = kind.findMissing?.();
  /**
   * Stores a number of a workbook as its cell shows it, and no cell with an identity number. The digits of amounts and
   * dates are no identity numbers. Stores the key as it is parsed, because a mobile number with +91 looks like one.
   */
  const toText = (cell: Cell = '', place: number): string => {
    const type = columns[place]?.type;
    if (typeof cell === 'number' && type === 'date') return parseDayNumber(cell) ?? String(cell);
    if (typeof cell === 'number' && type === 'amount') return String(roundToPaisa(cell));
    const isKey = creates && place === keyPlace;
    const text = (isKey ? kind.toKey(cell) : String(cell).trim()).replaceAll('\uFFFD', '?');
    return (type ? maskPans(text) : scrubText(text)).slice(0, MAX_CELL_LENGTH);
  };
  const parseRow = (cells: FileRow['cells']): ParsedRow<Values> => {
    const parsed = kind.parse(cells);
    const unusable = findCellProblems(cells, columns);
    if (unusable.length === 0) return parsed;
    const others = 'problems' in parsed ? parsed.problems : [];
    // The first reason of a column is the one to act on.
    const problems = columns.flatMap(
      ({ name }) => [...unusable, ...others].find(({ column }) => column === name) ?? [],
    );
    return { problems };
  };
  const readRow = ({ row, width, cells }: FileRow): ReadRow<Values> => ({
    row,
    width,
    key: kind.toKey(cells[keyPlace] ?? ''),
    parsed: parseRow(cells),
    cells: cells.map(toText),
  });
  const planRow = (
    { row, width, key, parsed, cells }: ReadRow<Values>,
    found: Found | undefined,
  ): PlannedRow => {
    const name = found ? kind.getName(found) : { record_id: '', record_reference: '' };
    const names = [key, name.record_id].filter(Boolean);
    const problems: RowProblem[] = names.some((one) => named.has(one))
      ? [{ column: kind.key, problem: 'row_repeated' }]
      : [];
    for (const one of names) named.add(one);
    // The cells of a row that is too wide may stand under wrong headings.
    const isTooWide = width > file.width;
    if (isTooWide) problems.splice(0, problems.length, { column: '', problem: 'row_too_wide' });
    else if ('problems' in parsed) problems.push(...parsed.problems);
    const isParsed = 'values' in parsed && problems.length === 0;
    const plan = isParsed ? kind.plan(parsed.values, found) : createFailedPlan(problems);
    if (isParsed && found && plan.outcome !== 'error') missing?.note(parsed.values, found);
    const counts = isTooWide && { cell_count: width, heading_count: file.width };
    return { row, cells, problem: '', column: '', ...name, ...plan, ...counts };
  };
  for (let at = 0; at < rows.length; at += CHUNK) {
    const part: ReadRow<Values>[] = [];
    for (const [index, row] of rows.slice(at, at + CHUNK).entries()) {
      await yieldToEventLoop(index);
      part.push(readRow(mapRow(row, file, columns)));
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

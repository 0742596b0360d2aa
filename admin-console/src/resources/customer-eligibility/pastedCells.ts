import { parseInputText } from '@marketplace/shared/admin';
import type { Language } from '@marketplace/shared/i18n';
import type { Message } from '@marketplace/shared/schema';
import { type FieldDescription, lenderSchema, getOptions } from '@marketplace/shared/schema';
import type { RaRecord } from 'react-admin';

/** A cell of a pasted block with its value before and after. */
export interface PastedCell {
  record: RaRecord;
  field: FieldDescription;
  text: string;
  /** The new value, or why it is invalid. */
  parsed: { ok: true; value: unknown } | { ok: false; message: Message };
}

/**
 * Splits a block that a spreadsheet has copied into rows and cells: tabs between cells, one line
 * per row.
 */
export function parseBlock(text: string): string[][] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

const FLAGS: ReadonlyMap<string, 0 | 1> = new Map([
  ['1', 1],
  ['0', 0],
  ['true', 1],
  ['false', 0],
  ['yes', 1],
  ['no', 0],
  ['on', 1],
  ['off', 0],
  ['हाँ', 1],
  ['नहीं', 0],
  ['चालू', 1],
  ['बंद', 0],
]);

/** Parses a spreadsheet's text as a field's value; a switch or a choice may be written in words. */
export function parseCell(field: FieldDescription, text: string): PastedCell['parsed'] {
  if (field.kind === 'flag') {
    const value = FLAGS.get(text.toLowerCase());
    return value === undefined
      ? { ok: false, message: { key: 'validation.flag' } }
      : { ok: true, value };
  }
  if (field.kind === 'choice' && field.options) {
    const list = field.options;
    const named = (['en', 'hi'] as const satisfies readonly Language[])
      .flatMap((language) => getOptions(list, language))
      .find(({ id, label }) => id === text || label.toLowerCase() === text.toLowerCase());
    return parseInputText(lenderSchema, field, named?.id ?? text);
  }
  const bare = field.kind === 'percentage' ? text.replace(/\s*%$/, '') : text;
  return parseInputText(lenderSchema, field, /^[–-]$/.test(bare) ? '' : bare);
}

interface Target {
  /** The rows and fields from the selected cell to the end of the table. */
  records: readonly RaRecord[];
  fields: readonly FieldDescription[];
}

/**
 * Maps a pasted block to the table: returns the cells that would change, and how many lie outside
 * the table.
 */
export function applyBlock(
  block: readonly (readonly string[])[],
  { records, fields }: Target,
): { cells: PastedCell[]; outside: number; same: number } {
  const cells: PastedCell[] = [];
  let outside = 0;
  let same = 0;
  block.forEach((line, row) => {
    line.forEach((text, column) => {
      const record = records[row];
      const field = fields[column];
      if (!record || !field) {
        outside += 1;
        return;
      }
      const parsed = parseCell(field, text);
      if (parsed.ok && parsed.value === record[field.name]) same += 1;
      else cells.push({ record, field, text, parsed });
    });
  });
  return { cells, outside, same };
}

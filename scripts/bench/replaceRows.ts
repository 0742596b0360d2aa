const END = '\n\n<!-- /bench -->';

/** Returns the first cell of a row of a Markdown table. */
const getName = (line: string): string => line.split('|')[1]?.trim() ?? '';

const listRows = (table: string): string[] => table.split('\n').slice(2);

/** Puts the rows of a table in the place of those that measured the same, wherever a text has them. */
export function replaceRows(text: string, table: string): string {
  const rows = new Map(listRows(table).map((line) => [getName(line), line]));
  return text
    .split('\n')
    .map((line) => rows.get(getName(line)) ?? line)
    .join('\n');
}

/**
 * Replaces the rows of a document's table that were measured anew, and adds those that it has not.
 * @throws when the document has no end of the table
 */
export function updateTable(text: string, table: string): string {
  if (!text.includes(END)) throw new Error(`The document has no ${END.trim()} after a table`);
  const known = new Set(text.split('\n').map(getName));
  const added = listRows(table).filter((line) => !known.has(getName(line)));
  const end = [...added.map((line) => `\n${line}`), END].join('');
  return replaceRows(text, table).replace(END, () => end);
}

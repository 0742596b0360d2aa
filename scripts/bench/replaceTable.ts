const START = '<!-- bench -->';
const END = '<!-- /bench -->';

/**
 * Replaces the table between the markers of a text.
 * @throws when the text has no markers
 */
export function replaceTable(text: string, table: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start === -1 || end === -1) throw new Error(`The document has no ${START} … ${END}`);
  return `${text.slice(0, start + START.length)}\n\n${table}\n\n${text.slice(end)}`;
}

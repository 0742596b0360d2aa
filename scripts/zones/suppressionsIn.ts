import { parseSync } from 'oxc-parser';

/** Lines on which a comment of the file switches a check off. */
export function suppressionsIn(file: string, source: string): number[] {
  return parseSync(file, source)
    .comments.filter(({ value }) =>
      /^[\s*]*(?:(?:ox|es)lint-disable|@ts-(?:ignore|nocheck|expect-error))/.test(value),
    )
    .map(({ start }) => source.slice(0, start).split('\n').length);
}

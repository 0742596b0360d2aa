import { parseSync } from 'oxc-parser';

/** Finds the lines on which a comment disables a check. */
export function suppressionsIn(file: string, source: string): number[] {
  return parseSync(file, source)
    .comments.filter(({ value }) =>
      /^[\s*]*(?:(?:ox|es)lint-disable|@ts-(?:ignore|nocheck|expect-error))/.test(value),
    )
    .map(({ start }) => source.slice(0, start).split('\n').length);
}

import retired from './retiredNames.json' with { type: 'json' };

/**
 * Names that this code once had, each with its replacement. Exports must not use them again, because nobody
 * could guess their meaning.
 */
export const RETIRED_NAMES: Readonly<Record<string, string>> = retired;

/** An exported declaration with a retired name; `line` counts from 1. */
export interface RetiredName {
  line: number;
  name: string;
  use: string;
}

const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type|enum|let) (\w+)/;

export function findRetiredNames(source: string): RetiredName[] {
  return source.split('\n').flatMap((text, index) => {
    const name = DECLARATION.exec(text)?.[1];
    const use = name && Object.hasOwn(RETIRED_NAMES, name) ? RETIRED_NAMES[name] : undefined;
    return name && use ? [{ line: index + 1, name, use }] : [];
  });
}

import { parseSync } from 'oxc-parser';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  specifier: string;
  line: number;
  /** Whether the file is loaded by `import()`. */
  dynamic: boolean;
}

/** Returns the imports of a source file, including type imports; throws if it does not parse. */
export function parseImports(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: Array<{ specifier: string; start: number; dynamic: boolean }> = [];
  for (const { moduleRequest } of module.staticImports)
    found.push({ specifier: moduleRequest.value, start: moduleRequest.start, dynamic: false });
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest)
      found.push({ specifier: moduleRequest.value, start: moduleRequest.start, dynamic: false });
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(
      source.slice(moduleRequest.start, moduleRequest.end),
    )?.[2];
    if (literal) found.push({ specifier: literal, start: moduleRequest.start, dynamic: true });
  }
  return found.map(({ specifier, start, dynamic }) => ({
    specifier,
    dynamic,
    line: source.slice(0, start).split('\n').length,
  }));
}

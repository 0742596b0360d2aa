import type { Source, Sources } from './sources';
import { getLine, getName, type Node, getText } from './syntax';

/** One text of a catalogue, with its file and line. */
export interface Entry {
  text: string;
  file: string;
  line: number;
}

/** The texts of one language by key, such as `draft.restored`. */
export type Catalogue = ReadonlyMap<string, Entry>;

/** Both languages of a namespace. */
export interface Catalogues {
  en: Catalogue;
  hi: Catalogue;
}

/** Finds the value of `name` in a file: its own constant, or an imported one. */
function findValue(sources: Sources, { file, program }: Source, name: string): Found | undefined {
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && id.name === name && init)
          return { source: sources.read(file), node: init };
    if (statement.type !== 'ImportDeclaration') continue;
    const imported = statement.specifiers.find(({ local }) => local.name === name);
    const target = imported && sources.resolve(file, statement.source.value);
    if (imported?.type === 'ImportSpecifier' && target)
      return findValue(sources, sources.read(target), getName(imported.imported) ?? name);
  }
  return undefined;
}

interface Found {
  source: Source;
  node: Node;
}

function collect(sources: Sources, found: Found, prefix: string, into: Map<string, Entry>): void {
  const { source, node } = found;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return collect(sources, { source, node: node.expression }, prefix, into);
  const text = getText(node);
  if (text !== undefined) {
    into.set(prefix, { text, file: source.file, line: getLine(source.source, node.start) });
    return;
  }
  if (node.type === 'Identifier') {
    const value = findValue(sources, source, node.name);
    // Skip the texts of outside packages.
    if (value) collect(sources, value, prefix, into);
    return;
  }
  if (node.type !== 'ObjectExpression') return;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      collect(sources, { source, node: property.argument }, prefix, into);
      continue;
    }
    const name = getName(property.key) ?? '';
    collect(sources, { source, node: property.value }, prefix ? `${prefix}.${name}` : name, into);
  }
}

/** Reads the texts that a file exports under a name; throws if there are none. */
export function readCatalogue(sources: Sources, file: string, name: string): Catalogue {
  const value = findValue(sources, sources.read(file), name);
  const entries = new Map<string, Entry>();
  if (value) collect(sources, value, '', entries);
  if (entries.size === 0) throw new Error(`${file} exports no texts named ${name}`);
  return entries;
}

/** Reads the texts that a file exports, each export under its name. */
export function readExports(sources: Sources, file: string): Catalogue {
  const source = sources.read(file);
  const entries = new Map<string, Entry>();
  for (const statement of source.program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const target = statement.source && sources.resolve(file, statement.source.value);
    for (const { local, exported } of statement.specifiers) {
      const name = getName(local);
      const value = target && name && findValue(sources, sources.read(target), name);
      if (value) collect(sources, value, getName(exported) ?? '', entries);
    }
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && init)
        collect(sources, { source, node: init }, id.name, entries);
  }
  return entries;
}

/** Merges several catalogues, each below its key; '' puts it at the top. */
export const mergeCatalogues = (parts: ReadonlyArray<readonly [string, Catalogue]>): Catalogue =>
  new Map(
    parts.flatMap(([prefix, entries]) =>
      [...entries].map(([key, entry]) => [prefix ? `${prefix}.${key}` : key, entry] as const),
    ),
  );

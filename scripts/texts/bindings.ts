import type { Source, Sources } from './sources';
import { getName, type Node, getText, walk } from './syntax';

/** The value of a name within a part of a file. */
interface Binding<Value> {
  name: string;
  value: Value;
  start: number;
  end: number;
}

/** The names bound in a file. Each is valid within the function that binds it. */
export interface Bindings<Value> {
  bind(at: Node, name: string, value: Value): void;
  /** Returns a name's value at a node; the innermost function wins. */
  at(node: Node, name: string): { value: Value } | undefined;
  all(): readonly Binding<Value>[];
}

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression';

const holds = (outer: { start: number; end: number }, inner: Node): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

export function findBindings<Value>({ program }: Source): Bindings<Value> {
  const functions: Node[] = [];
  walk(program, (node) => {
    if (isFunction(node)) functions.push(node);
  });
  const innermost = <Span extends { start: number; end: number }>(
    spans: readonly Span[],
    node: Node,
  ): Span | undefined =>
    spans
      .filter((span) => holds(span, node))
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
  const made: Binding<Value>[] = [];
  return {
    bind(at, name, value) {
      const scope = innermost(functions, at);
      const [start, end] = scope ? [scope.start, scope.end] : [0, program.end];
      made.push({ name, value, start, end });
    },
    at: (node, name) =>
      innermost(
        made.filter((binding) => binding.name === name),
        node,
      ),
    all: () => made,
  };
}

/** Finds the namespaces that a file defines with `defineTexts`, by the name of the constant. */
export function findDefinedNamespaces({ program }: Source): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const { init } = node;
    if (init?.type !== 'CallExpression' || getName(init.callee) !== 'defineTexts') return;
    const [namespace] = init.arguments;
    const text = namespace && getText(namespace);
    if (text !== undefined) found.set(node.id.name, text);
  });
  return found;
}

/** Finds the origin of a name in a file: another file's export, or the file itself. */
export function findOrigin(
  sources: Sources,
  source: Source,
  name: string,
): { source: Source; name: string } | undefined {
  for (const statement of source.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const imported = statement.specifiers.find(({ local }) => local.name === name);
    if (!imported) continue;
    const target = sources.resolve(source.file, statement.source.value);
    if (!target || imported.type !== 'ImportSpecifier') return undefined;
    return findExport(sources, sources.read(target), getName(imported.imported) ?? name);
  }
  return { source, name };
}

/** Follows the exports of a room's `index.ts` to the file that they come from. */
function findExport(
  sources: Sources,
  source: Source,
  name: string,
): { source: Source; name: string } {
  for (const statement of source.program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const found = statement.specifiers.find(({ exported }) => getName(exported) === name);
    const target = found && sources.resolve(source.file, statement.source.value);
    if (target) return findExport(sources, sources.read(target), getName(found.local) ?? name);
  }
  return { source, name };
}

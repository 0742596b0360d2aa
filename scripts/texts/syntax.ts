import { type Node, parseSync, type Program, visitorKeys } from 'oxc-parser';

export type { Node, Program };

/** The tree of a source file; throws on one that does not parse. */
export function parse(file: string, source: string): Program {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Visits a node and all below it; what stands below one for which `enter` answers false is left out. */
export function walk(node: Node, enter: (node: Node) => boolean | void): void {
  if (enter(node) === false) return;
  for (const key of visitorKeys[node.type] ?? []) {
    const child: unknown = Reflect.get(node, key);
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, enter);
  }
}

/** Stands for what a template puts in, where only running the code would tell. */
export const ANYTHING = '\u0000';

/**
 * The text of a string or of a template, with `ANYTHING` for each part that is put in, unless
 * `constant` knows its text.
 */
export function textOf(
  node: Node,
  constant: (node: Node) => string | undefined = () => undefined,
): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, index) => {
      const next = node.expressions[index];
      const put = next && (textOf(next) ?? constant(next) ?? ANYTHING);
      return (value.cooked ?? value.raw) + (put ?? '');
    })
    .join('');
}

/** A name or a text as the key of a property. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return textOf(node);
}

/** The line at which something starts, from 1. */
export const lineAt = (source: string, start: number): number =>
  source.slice(0, start).split('\n').length;

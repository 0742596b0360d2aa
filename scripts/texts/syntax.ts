import { type Node, parseSync, type Program, visitorKeys } from 'oxc-parser';

export type { Node, Program };

/** Parses a source file; throws if it does not parse. */
export function parse(file: string, source: string): Program {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Visits a node and its descendants. Skips the descendants of a node if `enter` returns false. */
export function walk(node: Node, enter: (node: Node) => boolean | void): void {
  if (enter(node) === false) return;
  for (const key of visitorKeys[node.type] ?? []) {
    const child: unknown = Reflect.get(node, key);
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, enter);
  }
}

/** Replaces the placeholders of a template whose values only running code knows. */
export const ANYTHING = '\u0000';

/**
 * Returns the text of a string or template, with `ANYTHING` for each placeholder that `constant`
 * does not know.
 */
export function getText(
  node: Node,
  constant: (node: Node) => string | undefined = () => undefined,
): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, index) => {
      const next = node.expressions[index];
      const put = next && (getText(next) ?? constant(next) ?? ANYTHING);
      return (value.cooked ?? value.raw) + (put ?? '');
    })
    .join('');
}

/** Returns the name of an identifier, or of a string as a property's key. */
export function getName(node: Node): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return getText(node);
}

/** Returns the line of an offset, from 1. */
export const getLine = (source: string, start: number): number =>
  source.slice(0, start).split('\n').length;

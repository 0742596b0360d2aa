import { findBindings, findDefinedNamespaces, findOrigin } from './bindings';
import type { Source, Sources } from './sources';
import { ANYTHING, getLine, getName, type Node, getText, walk } from './syntax';
import { type TextHooks, getTranslators } from './translators';

/** A key in a file, or a pattern of keys. */
export interface Use {
  file: string;
  line: number;
  /** Contains `ANYTHING` for parts that only running code knows. */
  key: string;
  /** The namespace of the key; `undefined` if the caller of the file decides. */
  namespace: string | undefined;
  /** Whether the code looks the key up; otherwise it is only written down, as in a table. */
  asked: boolean;
}

const KEY = new RegExp(`^[\\w${ANYTHING}-]+(\\.[\\w${ANYTHING}-]+)*$`);
const isKey = (text: string): boolean => KEY.test(text) && /\w/.test(text.replaceAll(ANYTHING, ''));

/** Returns the texts of a file's constants, from which keys may be composed. */
function readConstants(source: Source): (node: Node) => string | undefined {
  const constants = findBindings<string>(source);
  walk(source.program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
    const text = getText(node.init);
    if (text !== undefined) constants.bind(node, node.id.name, text);
  });
  return (node) => (node.type === 'Identifier' ? constants.at(node, node.name)?.value : undefined);
}

/** Returns the nodes of the keys that a node may have: both sides of a condition. */
function listKeyNodes(node: Node, constant: (node: Node) => string | undefined): Node[] {
  if (node.type === 'ConditionalExpression')
    return [...listKeyNodes(node.consequent, constant), ...listKeyNodes(node.alternate, constant)];
  if (node.type === 'LogicalExpression')
    return [...listKeyNodes(node.left, constant), ...listKeyNodes(node.right, constant)];
  const key = getText(node, constant);
  return key !== undefined && isKey(key) ? [node] : [];
}

/** Finds every key in a file, looked up or written down. */
export function findUses(sources: Sources, source: Source, hooks: TextHooks): Use[] {
  const translators = getTranslators(sources, source, hooks);
  const constant = readConstants(source);
  const uses: Use[] = [];
  const asked = new Set<Node>();
  const add = (node: Node, namespace: string | undefined, isAsked: boolean): void => {
    const key = getText(node, constant) ?? '';
    const line = getLine(source.source, node.start);
    uses.push({ file: source.file, line, key, namespace, asked: isAsked });
  };
  walk(source.program, (node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return false;
    if (node.type === 'CallExpression') {
      const [first] = node.arguments;
      const translator = translators.of(node.callee);
      for (const key of translator && first ? listKeyNodes(first, constant) : []) {
        asked.add(key);
        add(key, translator?.value, true);
      }
    }
    const key = asked.has(node) ? undefined : getText(node, constant);
    if (key !== undefined && isKey(key)) add(node, undefined, false);
    return undefined;
  });
  return uses;
}

/** Finds the namespaces that a file uses: by a hook, a constant of texts, or another file's hook. */
export function findNamespaces(sources: Sources, source: Source, hooks: TextHooks): Set<string> {
  const found = new Set<string>(findDefinedNamespaces(source).values());
  walk(source.program, (node) => {
    if (node.type !== 'Identifier') return;
    const known = hooks[node.name];
    if (known !== undefined) found.add(known);
    const origin = node.name.endsWith('Texts') && findOrigin(sources, source, node.name);
    if (!origin || origin.source.file === source.file) return;
    const defined = findDefinedNamespaces(origin.source).get(origin.name);
    const bound = getTranslators(sources, origin.source, hooks).bindings.all();
    for (const namespace of defined === undefined ? bound.map(({ value }) => value) : [defined])
      if (typeof namespace === 'string') found.add(namespace);
  });
  return found;
}

/** Finds every word in a file, from which other files may compose keys. */
export function findWords({ program }: Source): string[] {
  const words: string[] = [];
  walk(program, (node) => {
    const text = getText(node);
    if (text !== undefined) words.push(text);
    if (node.type === 'Literal' && typeof node.value === 'number') words.push(String(node.value));
    if (node.type === 'Property' && !node.computed) words.push(getName(node.key) ?? '');
  });
  return words;
}

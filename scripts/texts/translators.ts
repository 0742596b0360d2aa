import { type Bindings, findBindings, findDefinedNamespaces, findOrigin } from './bindings';
import type { Source, Sources } from './sources';
import { getName, type Node, walk } from './syntax';

/** An app's translate functions, and functions that return one, with their namespaces. */
export type TextHooks = Readonly<Record<string, string>>;

/** Names under which translate functions are passed on. */
const HANDED_ON = new Set(['text', 't', 'own', 'shared', 'translate', 'english']);

/**
 * The translate functions of a file. Bound to `undefined` if the caller decides the namespace, and to
 * `null` if a function has such a name but translates nothing.
 */
export interface Translators {
  bindings: Bindings<string | undefined | null>;
  /** Returns the namespace of a call's key; `undefined` if it calls no translate function. */
  of(callee: Node): { value: string | undefined } | undefined;
}

/** Whether a parameter is a function whose argument is not any string, and so no translate function. */
const isOfOtherKeys = (node: Node): node is Extract<Node, { type: 'Identifier'; name: string }> => {
  if (node.type !== 'Identifier' || !('typeAnnotation' in node)) return false;
  const type = node.typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSFunctionType' || !HANDED_ON.has(node.name)) return false;
  const [first] = type.params;
  const key = first && 'typeAnnotation' in first && first.typeAnnotation?.typeAnnotation;
  return !key || key.type !== 'TSStringKeyword';
};

const found = new WeakMap<TextHooks, Map<Source, Translators>>();

/** Returns the translate functions of a file; finds them once. */
export function getTranslators(sources: Sources, source: Source, hooks: TextHooks): Translators {
  const known = found.get(hooks) ?? new Map<Source, Translators>();
  found.set(hooks, known);
  const translators = known.get(source) ?? findTranslators(sources, source, hooks);
  known.set(source, translators);
  return translators;
}

function findTranslators(sources: Sources, source: Source, hooks: TextHooks): Translators {
  const bindings = findBindings<string | undefined | null>(source);

  /** Returns a call's namespace if the call returns a translate function. */
  const readCall = (call: Node): { value: string | undefined } | undefined => {
    if (call.type !== 'CallExpression') return undefined;
    const name = getName(call.callee) ?? '';
    if (name in hooks) return { value: hooks[name] };
    const [texts] = call.arguments;
    if (name !== 'useTexts' || texts?.type !== 'Identifier') return undefined;
    const origin = findOrigin(sources, source, texts.name);
    return { value: origin && findDefinedNamespaces(origin.source).get(origin.name) };
  };

  /** Resolves `const { text } = useOffersTexts()`: the name's value in the hook's own file. */
  const readHook = (call: Node, name: string): string | undefined => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined;
    const origin = findOrigin(sources, source, call.callee.name);
    if (!origin || origin.source.file === source.file) return undefined;
    const { bindings: theirs } = getTranslators(sources, origin.source, hooks);
    return theirs.all().find((binding) => binding.name === name)?.value ?? undefined;
  };

  walk(source.program, (node) => {
    if (isOfOtherKeys(node)) bindings.bind(node, node.name, null);
    if (node.type !== 'VariableDeclarator' || !node.init) return;
    const { id, init } = node;
    if (id.type === 'Identifier') {
      const made = readCall(init);
      if (made) bindings.bind(node, id.name, made.value);
      return;
    }
    if (id.type !== 'ObjectPattern') return;
    for (const property of id.properties) {
      if (property.type !== 'Property' || property.value.type !== 'Identifier') continue;
      const name = getName(property.key) ?? '';
      if (HANDED_ON.has(name)) bindings.bind(node, property.value.name, readHook(init, name));
    }
  });

  return {
    bindings,
    of(callee) {
      if (callee.type === 'MemberExpression')
        return HANDED_ON.has(getName(callee.property) ?? '') ? { value: undefined } : undefined;
      const name = getName(callee);
      if (name === undefined) return undefined;
      const bound = bindings.at(callee, name);
      if (bound) return bound.value === null ? undefined : { value: bound.value };
      if (name in hooks) return { value: hooks[name] };
      return HANDED_ON.has(name) ? { value: undefined } : undefined;
    },
  };
}

import type { TextTree } from './catalogue';

/** Text of a key in one language; `%{name}` in it is replaced with `params.name`. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

const textAt = (tree: TextTree, key: string): string | undefined => {
  let place: string | TextTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof place !== 'object') return undefined;
    place = place[part];
  }
  return typeof place === 'string' ? place : undefined;
};

/** A Translate over one catalogue; a key that it does not have comes back as it is. */
export const createTranslator =
  (tree: TextTree): Translate =>
  (key, params = {}) =>
    (textAt(tree, key) ?? key).replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
      String(params[name] ?? placeholder),
    );

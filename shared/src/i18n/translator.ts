import type { TextTree } from './catalogue';
import type { Language } from './language';

/**
 * Text of a key in one language; `%{name}` in it is replaced with `params.name`. With `params.count` the forms of a
 * plural, `{key}_one` and `{key}_other`, take the place of the key.
 */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Returns the form of a plural for a count: 'one' or 'other'. In Hindi 0 is 'one', too. */
export const getPluralForm = (language: Language, count: number): string =>
  (rules[language] ??= new Intl.PluralRules(language)).select(count);

const findText = (tree: TextTree, key: string): string | undefined => {
  let place: string | TextTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof place !== 'object') return undefined;
    place = place[part];
  }
  return typeof place === 'string' ? place : undefined;
};

/** A Translate over one catalogue; a key that it does not have comes back as it is. */
export const createTranslator =
  (tree: TextTree, language: Language = 'en'): Translate =>
  (key, params = {}) => {
    const { count } = params;
    const plural =
      typeof count === 'number'
        ? findText(tree, `${key}_${getPluralForm(language, count)}`)
        : undefined;
    return (plural ?? findText(tree, key) ?? key).replaceAll(
      /%\{(\w+)\}/g,
      (placeholder, name: string) => String(params[name] ?? placeholder),
    );
  };

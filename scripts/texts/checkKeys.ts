import type { Catalogues } from './catalogue';
import type { Finding } from './finding';
import { ANYTHING } from './syntax';
import type { Uses } from './readUses';
import type { Use } from './uses';

const PLURAL = /_(one|other)$/;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new Map<string, RegExp>();

function toPattern(key: string): RegExp {
  const known = patterns.get(key);
  if (known) return known;
  const made = new RegExp(`^${key.split(ANYTHING).map(escaped).join('([\\w-]+)')}$`);
  patterns.set(key, made);
  return made;
}

/** Whether a use matches a key. A placeholder in a template matches only words in the sources. */
function matchesKey({ key }: Use, entry: string, words: ReadonlySet<string>): boolean {
  if (!key.includes(ANYTHING)) return key === entry;
  const parts = toPattern(key).exec(entry)?.slice(1);
  return parts?.every((part) => words.has(part) || words.has(part.replace(/^.*_/, ''))) ?? false;
}

const getPluralForms = (entry: string): string[] => [entry, entry.replace(PLURAL, '')];

function getNamespaces(use: Use, { reach }: Uses): ReadonlySet<string> {
  return use.namespace === undefined
    ? (reach.get(use.file) ?? new Set())
    : new Set([use.namespace]);
}

/** Finds keys that the code uses and that no reachable catalogue has. */
export function findMissingKeys(
  uses: Uses,
  catalogues: ReadonlyMap<string, Catalogues>,
  foreign: RegExp,
): Finding[] {
  const known = new Map(
    [...catalogues].map(([name, { en }]) => [name, [...en.keys()].flatMap(getPluralForms)]),
  );
  return uses.uses
    .filter(({ asked, key }) => asked && !foreign.test(key))
    .filter((use) => {
      const test = toPattern(use.key);
      return ![...getNamespaces(use, uses)].some((name) =>
        known.get(name)?.some((entry) => test.test(entry)),
      );
    })
    .map(({ file, line, key }) => ({
      file,
      line,
      message: `asks for ${key.replaceAll(ANYTHING, '…')}, which no catalogue has`,
    }));
}

/** The keys that the records of the server ask for; `recordFields.test.ts` compares the two. */
const OF_RECORDS = /^audit_fields\./;

/** Finds keys of a catalogue that no file contains. */
export function findUnusedKeys(
  all: readonly Uses[],
  namespace: string,
  { en }: Catalogues,
): Finding[] {
  const candidates = all.flatMap((uses) =>
    uses.uses
      .filter((use) => getNamespaces(use, uses).has(namespace))
      .map((use) => ({ use, words: uses.words })),
  );
  const exact = new Set(candidates.map(({ use }) => use.key));
  const templates = candidates.filter(({ use }) => use.key.includes(ANYTHING));
  return [...en]
    .filter(([key]) => {
      if (OF_RECORDS.test(key)) return false;
      const forms = getPluralForms(key);
      if (forms.some((form) => exact.has(form))) return false;
      return !forms.some((form) =>
        templates.some(({ use, words }) => matchesKey(use, form, words)),
      );
    })
    .map(([key, { file, line }]) => ({ file, line, message: `${key} is asked for nowhere` }));
}

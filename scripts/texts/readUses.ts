import type { Sources } from './sources';
import type { TextHooks } from './translators';
import { findNamespaces, type Use, findUses, findWords } from './uses';

/** The uses of keys in a set of files. */
export interface Uses {
  uses: readonly Use[];
  /** The namespaces in which each file's keys may be. */
  reach: ReadonlyMap<string, ReadonlySet<string>>;
  words: ReadonlySet<string>;
}

/** Returns the files that import each file. */
function findImporters(sources: Sources, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const statement of sources.read(file).program.body) {
      const from = 'source' in statement && statement.source ? statement.source.value : undefined;
      const target = from === undefined ? undefined : sources.resolve(file, from);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

/** Reads the keys of some files. A key in one file may be looked up by the files that import it. */
export function readUses(sources: Sources, files: readonly string[], hooks: TextHooks): Uses {
  const reach = new Map<string, Set<string>>();
  const uses: Use[] = [];
  const words = new Set<string>();
  for (const file of files) {
    const source = sources.read(file);
    reach.set(file, findNamespaces(sources, source, hooks));
    uses.push(...findUses(sources, source, hooks));
    for (const word of findWords(source)) words.add(word);
  }
  const importers = findImporters(sources, files);
  for (let grown = true; grown;) {
    grown = false;
    for (const [file, namespaces] of reach) {
      const before = namespaces.size;
      for (const importer of importers.get(file) ?? [])
        for (const namespace of reach.get(importer) ?? []) namespaces.add(namespace);
      if (namespaces.size > before) grown = true;
    }
  }
  return { uses, reach, words };
}

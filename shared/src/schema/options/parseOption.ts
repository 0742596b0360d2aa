import { foldWords } from '../../format';
import { getOptionIds, getOptionLabel } from './lists';
import type { OptionListName } from './names';

const spellings = new Map<OptionListName, ReadonlyMap<string, string>>();

/** Maps every spelling of a list's options to their ids: the ids themselves and the labels in both languages. */
function getSpellings(list: OptionListName): ReadonlyMap<string, string> {
  const known = spellings.get(list);
  if (known) return known;
  const made = new Map(
    getOptionIds(list).flatMap((id) =>
      [getOptionLabel(list, id, 'hi'), getOptionLabel(list, id, 'en'), id].map(
        (text): [string, string] => [foldWords(text), id],
      ),
    ),
  );
  spellings.set(list, made);
  return made;
}

/**
 * Parses the name of an option: its id or its label in either language, in any letter case, with or without blanks
 * and the plural. Returns its id; null if the list has no such option.
 */
export const parseOption = (list: OptionListName, text: string): string | null =>
  getSpellings(list).get(foldWords(text)) ?? null;

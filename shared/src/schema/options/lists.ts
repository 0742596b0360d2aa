import { businessLists } from './business';
import { catalogueLists } from './catalogue';
import { merchantLists } from './merchants';
import type { OptionListName } from './names';
import { OPTION_LIST_NAMES } from './names';
import { personalLists } from './personal';
import { uploadLists } from './uploads';

/** One option with its label in each language. */
export interface OptionSource {
  id: string;
  en: string;
  hi: string;
}

/** One option as the wire has it. */
export interface Option {
  id: string;
  label: string;
}

const LISTS: Record<OptionListName, readonly OptionSource[]> = {
  ...personalLists,
  ...businessLists,
  ...catalogueLists,
  ...merchantLists,
  ...uploadLists,
};

/** The ids that a list allows. */
export const optionIds = (list: OptionListName): string[] => LISTS[list].map(({ id }) => id);

/** A list with its labels in one language, in the order in which it is shown. */
export const optionsIn = (list: OptionListName, language: 'en' | 'hi'): Option[] =>
  LISTS[list].map((option) => ({ id: option.id, label: option[language] }));

/** The label of one option; the id itself where the list has no such option. */
export const optionLabel = (list: OptionListName, id: string, language: 'en' | 'hi'): string =>
  LISTS[list].find((option) => option.id === id)?.[language] ?? id;

/** A list by its name or by its 1-based number, as `GET /api/search-list/{language}/{id}` takes it. */
export const optionListNamed = (nameOrNumber: string): OptionListName | undefined =>
  OPTION_LIST_NAMES.find(
    (name, index) => name === nameOrNumber || String(index + 1) === nameOrNumber,
  );

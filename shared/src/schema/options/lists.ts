import { consoleLists } from './console';
import { deskLists } from './desk';
import { businessLists } from './business';
import { catalogueLists } from './catalogue';
import { earningsLists } from './earnings';
import { merchantLists } from './merchants';
import { type OptionListName, OPTION_LIST_NAMES } from './names';
import { personalLists } from './personal';
import { integrationLists } from './integration';
import { uploadLists } from './uploads';

export interface OptionSource {
  id: string;
  en: string;
  hi: string;
}

/** One option on the wire, with its label in one language. */
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
  ...consoleLists,
  ...deskLists,
  ...earningsLists,
  ...integrationLists,
};

export const getOptionIds = (list: OptionListName): string[] => LISTS[list].map(({ id }) => id);

/** Returns a list with its labels in one language, in display order. */
export const getOptions = (list: OptionListName, language: 'en' | 'hi'): Option[] =>
  LISTS[list].map((option) => ({ id: option.id, label: option[language] }));

/** Returns the label of an option, or its id if the list does not have it. */
export const getOptionLabel = (list: OptionListName, id: string, language: 'en' | 'hi'): string =>
  LISTS[list].find((option) => option.id === id)?.[language] ?? id;

/** Finds a list by its name or 1-based number, as `GET /api/search-list/{language}/{id}` accepts them. */
export const findOptionList = (nameOrNumber: string): OptionListName | undefined =>
  OPTION_LIST_NAMES.find(
    (name, index) => name === nameOrNumber || String(index + 1) === nameOrNumber,
  );

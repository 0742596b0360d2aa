import type { ListFilter } from '@marketplace/shared/admin';
import type { Language } from '@marketplace/shared/i18n';
import { type OptionListName, optionsIn } from '@marketplace/shared/schema';
import type { Named } from './useNames';

/** A filter on a field that holds the number of another record. */
export function namedFilter(name: string, label: string, options: readonly Named[]): ListFilter {
  return {
    name,
    label,
    options: options.map(({ id, name: text }) => ({
      value: String(id),
      label: text,
      filter: { [name]: id },
    })),
  };
}

/** A filter on a field that holds one of an option list. */
export function choiceFilter(
  name: string,
  label: string,
  list: OptionListName,
  language: Language,
): ListFilter {
  return {
    name,
    label,
    options: optionsIn(list, language).map(({ id, label: text }) => ({
      value: id,
      label: text,
      filter: { [name]: id },
    })),
  };
}

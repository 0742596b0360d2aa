import type { Language } from '../../i18n';
import { type OptionListName, optionsIn } from '../../schema';
import type { ListFilter } from './ListToolbar';

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

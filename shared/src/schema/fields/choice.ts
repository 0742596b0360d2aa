import { string } from 'yup';
import { message } from '../message';
import { getOptionIds } from '../options/lists';
import type { OptionListName } from '../options/names';
import '../yupLocale';

/** An id of an option list, except those in `except`. */
export const choice = (list: OptionListName, except: readonly string[] = []) =>
  string()
    .defined()
    .oneOf(
      ['', ...getOptionIds(list).filter((option) => !except.includes(option))],
      message('validation.one_of'),
    )
    .meta({ kind: 'choice', options: list, ...(except.length > 0 && { except }) });

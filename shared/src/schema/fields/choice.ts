import { string } from 'yup';
import { message } from '../message';
import { optionIds } from '../options/lists';
import type { OptionListName } from '../options/names';
import '../yupLocale';

/** One id of an option list. */
export const choice = (list: OptionListName) =>
  string()
    .defined()
    .oneOf(['', ...optionIds(list)], message('validation.one_of'))
    .meta({ kind: 'choice', options: list });

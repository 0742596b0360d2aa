import { setLocale } from 'yup';
import { formatNumber } from '../format';
import { message } from './message';

/** Sets catalogue messages for yup's own rules. Importing this module is enough. */
setLocale({
  mixed: {
    required: message('validation.required'),
    defined: message('validation.required'),
    notNull: message('validation.required'),
    oneOf: message('validation.one_of'),
    notType: ({ type }) => message(`validation.not_${type}`),
  },
  string: {
    min: ({ min }) => message('validation.text_min', { min }),
    max: ({ max }) => message('validation.text_max', { max }),
    length: ({ length }) => message('validation.text_length', { length }),
  },
  number: {
    min: ({ min }) => message('validation.number_min', { min: formatNumber(min) }),
    max: ({ max }) => message('validation.number_max', { max: formatNumber(max) }),
    integer: message('validation.integer'),
  },
  array: {
    min: ({ min }) => message('validation.list_min', { min }),
    max: ({ max }) => message('validation.list_max', { max }),
  },
  object: {
    noUnknown: ({ unknown }) => message('validation.unknown_field', { unknown: String(unknown) }),
  },
});

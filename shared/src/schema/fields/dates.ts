import { string } from 'yup';
import {
  computeAge,
  toCalendarDate,
  toWireDate,
  toWireDateTime,
  parseWireDate,
} from '../../format';
import { message } from '../message';
import { typedNumber } from './numbers';
import '../yupLocale';

/** The ages, in whole years, at which a person may apply. */
export const APPLICANT_AGE = { min: 18, max: 74 } as const;

const parseDisplay = (value: unknown): unknown =>
  typeof value === 'string' ? (toWireDate(value) ?? value) : value;

const FIRST_YEAR = 1900;

const isDate = (value: string): boolean => (parseWireDate(value)?.year ?? 0) >= FIRST_YEAR;

/** A real calendar day since 1900: `YYYY-MM-DD` on the wire, DD/MM/YYYY in forms. */
export const date = () =>
  string()
    .defined()
    .transform(parseDisplay)
    .test({
      name: 'date',
      message: message('validation.date'),
      skipAbsent: true,
      test: (value) => value === '' || isDate(value ?? ''),
    })
    .meta({ kind: 'date' });

/** Returns today's date in India. Tests can set `now` in the context. */
const getToday = (context: unknown) => {
  const given = typeof context === 'object' && context !== null && 'now' in context;
  return toCalendarDate(given && context.now instanceof Date ? context.now : new Date());
};

/** Birth date of an applicant whose age today, in India, is within `APPLICANT_AGE`. */
export const birthDate = () =>
  date().test({
    name: 'age',
    message: message('validation.age'),
    skipAbsent: true,
    test: (value, { options }) => {
      const born = parseWireDate(value ?? '');
      const day = getToday(options.context);
      if (!born || !day) return true;
      const age = computeAge(born, day);
      return age >= APPLICANT_AGE.min && age <= APPLICANT_AGE.max;
    },
  });

/** Year of birth of an applicant who is of an age within `APPLICANT_AGE` at some time of this year, in India. */
export const birthYear = () =>
  typedNumber()
    .integer()
    .test({
      name: 'age',
      message: message('validation.age'),
      skipAbsent: true,
      test: (value, { options }) => {
        const day = getToday(options.context);
        if (!day || typeof value !== 'number') return true;
        const age = day.year - value;
        return age >= APPLICANT_AGE.min && age - 1 <= APPLICANT_AGE.max;
      },
    })
    .meta({ kind: 'count', step: 1 });

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/;

const instant = (fault: string) =>
  string()
    .defined()
    .matches(TIMESTAMP, { message: message(fault), excludeEmptyString: true })
    .meta({ kind: 'timestamp' });

/** An instant, ISO 8601 with zone. */
export const timestamp = () => instant('validation.timestamp');

const toIndianInstant = (value: unknown): unknown => {
  const wallTime = typeof value === 'string' ? toWireDateTime(value) : null;
  return wallTime ? `${wallTime}:00+05:30` : value;
};

const isRealTime = (value: string): boolean =>
  isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** An instant that a form takes as day and time in India, DD/MM/YYYY, h:mm am. */
export const indianTime = () =>
  instant('validation.date_time')
    .transform(toIndianInstant)
    .test({
      name: 'real_time',
      message: message('validation.date_time'),
      skipAbsent: true,
      test: (value) => !value || !TIMESTAMP.test(value) || isRealTime(value),
    });

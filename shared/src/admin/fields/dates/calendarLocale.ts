import dayjs from 'dayjs';
import dayjsHindi from 'dayjs/locale/hi';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { formatMonthName, getIntlLocale, type Language, TIME_ZONE } from '../../../format';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Sunday is the first day of a week in India; 1 February 2026 is one. */
const listWeekdays = (weekday: 'long' | 'narrow'): string[] => {
  const names = new Intl.DateTimeFormat(getIntlLocale('hi'), { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => names.format(Date.UTC(2026, 1, day + 1)));
};

const months = Array.from({ length: 12 }, (_, month) =>
  formatMonthName(`2026-${String(month + 1).padStart(2, '0')}`, 'hi').replace(/ .*/u, ''),
);

const hindi = {
  ...dayjsHindi,
  // The screens write these names; dayjs spells some in another way.
  months,
  monthsShort: months,
  weekdays: listWeekdays('long'),
  weekdaysMin: listWeekdays('narrow'),
};

dayjs.locale(hindi, undefined, true);

/** Returns a day, or a day and time, in India (YYYY-MM-DD, YYYY-MM-DDTHH:mm) for the calendar. */
export const toCalendar = (text: string, language: Language) =>
  dayjs.tz(text, TIME_ZONE).locale(language);

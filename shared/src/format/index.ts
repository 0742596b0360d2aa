export { ageOn } from './age';
export {
  addDays,
  displayToWire,
  formatDisplayDate,
  formatWireDate,
  parseDisplayDate,
  parseWireDate,
  wireToDisplay,
} from './calendarDate';
export type { CalendarDate } from './calendarDate';
export { latinDigits } from './digits';
export {
  dayInIndia,
  formatDateTime,
  formatLongDate,
  formatRelative,
  formatTime,
  todayInIndia,
} from './instants';
export { intlLocale } from './language';
export type { Language } from './language';
export { maskBirthDate, maskContact, maskEmail, maskMobile, maskPan } from './masks';
export { formatFileSize, formatNumber, formatPercent } from './numbers';
export { formatRateText } from './rateText';
export { formatRupees, formatRupeesLong } from './rupees';
export type { Paise } from './rupees';
export { formatSentence } from './sentence';
export { formatMonths, formatTenure } from './tenure';

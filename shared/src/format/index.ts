export {
  addDays,
  addSlashes,
  computeAge,
  computeAgeMonths,
  type CalendarDate,
  toCalendarDate,
  formatDate,
  formatDateTime,
  formatMoment,
  formatDayAndTime,
  formatDisplayDate,
  formatLongDate,
  formatMonthName,
  formatRelative,
  formatShortDay,
  formatTime,
  formatWireDate,
  parseWireDate,
  getIndianDayStart,
  getDeviceToday,
  toIndianDateTime,
  toIndianDay,
  toDisplayDate,
  toDisplayDateTime,
  TIME_ZONE,
} from './date';
export { extractDigits, toLatinDigits } from './digits';
export { escapeHtml } from './escapeHtml';
export { escapeFormulas, unescapeFormulas } from './formulas';
export { formatName } from './formatName';
export { getIntlLocale } from './language';
export type { Language } from './language';
export {
  maskAccountNumber,
  maskBirthDate,
  maskContact,
  maskEmail,
  maskMobile,
  maskName,
  maskPan,
} from './masks';
export { maskPersonal } from './maskPersonal';
export { formatFilePart, formatFileSize, formatNumber, formatPercent } from './numbers';
export { formatRateText } from './rateText';
export { toNumberCharacters } from './parse/characters';
export { foldSearch } from './parse/foldSearch';
export { foldWords } from './parse/foldWords';
export { parseAmount, roundToPaisa } from './parse/parseAmount';
export { parseCode } from './parse/parseCode';
export { parseContact } from './parse/parseContact';
export { parseDate, parseDayNumber, toWireDate } from './parse/parseDate';
export { toWireDateTime } from './parse/parseDateTime';
export { parseEmail } from './parse/parseEmail';
export { parseMobile } from './parse/parseMobile';
export { parseName } from './parse/parseName';
export { parseNumber } from './parse/parseNumber';
export { parsePan } from './parse/parsePan';
export { parsePincode } from './parse/parsePincode';
export { parseReference } from './parse/parseReference';
export { pickRecordText } from './recordText';
export { formatRupees, formatRupeesLong } from './rupees';
export type { Paise } from './rupees';
export { formatSentence } from './sentence';
export { formatMonths, formatTenure } from './tenure';

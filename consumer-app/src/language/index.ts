export {
  getFirstEstimate,
  setFirstEstimate,
  type ShownEstimate,
  useFirstEstimate,
} from './firstEstimate';
export {
  chooseLanguage,
  getStoredLanguage,
  showLanguage,
  storeLanguage,
  useLanguage,
} from './language';
export { LANGUAGE_NAMES } from './languageNames';
export { reconcileLanguage } from './reconcileLanguage';
export { RecordText } from './RecordText';

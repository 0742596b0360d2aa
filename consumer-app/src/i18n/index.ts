export {
  defineTexts,
  type FeatureTexts,
  i18n,
  loadSharedTexts,
  sharedText,
  useSharedTexts,
  useTexts,
} from './featureTexts';
export {
  changeLanguage,
  currentLanguage,
  onLanguageChange,
  useShell,
  useShellTexts,
} from './shell';

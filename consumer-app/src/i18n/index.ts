export {
  defineTexts,
  type FeatureTexts,
  loadSharedTexts,
  sharedText,
  useSharedTexts,
  useTexts,
} from './featureTexts';
export {
  changeLanguage,
  getCurrentLanguage,
  onLanguageChange,
  useShell,
  useShellTexts,
} from './shell';

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
  currentLanguage,
  onLanguageChange,
  useShell,
  useShellTexts,
} from './shell';

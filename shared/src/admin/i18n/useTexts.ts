import { useTranslate } from '../../ui';
import { useLanguage } from './useLanguage';

/** How the console says something, and in which language it writes figures and days. */
export const useTexts = () => ({ translate: useTranslate(), language: useLanguage() });

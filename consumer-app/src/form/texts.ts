import { defineTexts } from '../i18n';
import { formTexts as english } from '../i18n/en/form';

/** Texts that all forms share: labels, messages for missing answers, steps, drafts. */
export const formTexts = defineTexts('form', {
  en: english,
  hi: async () => (await import('../i18n/hi/form')).formTexts,
});

import type { AnswerOf, getOwnScore } from '@marketplace/shared/api';
import { defineTexts } from '../../i18n';
import { scoreTexts as english } from '../../i18n/en/score';

export type OwnScore = AnswerOf<typeof getOwnScore>['data'];

export const scoreTexts = defineTexts('score', {
  en: english,
  hi: async () => (await import('../../i18n/hi/score')).scoreTexts,
});

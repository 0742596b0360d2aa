import {
  formatMonths,
  formatPercent,
  formatRupees,
  formatTenure,
} from '@marketplace/shared/format';
import { createTranslator, type Language, type TextTree } from '@marketplace/shared/i18n';
import { applicationsTexts as applications } from '../../../consumer-app/src/i18n/en/applications';
import { debtWarningTexts as debts } from '../../../consumer-app/src/i18n/en/debtWarning';
import { handOverTexts as handOver } from '../../../consumer-app/src/i18n/en/handOver';
import { offersTexts as offers } from '../../../consumer-app/src/i18n/en/offers';
import { openItemsTexts as open } from '../../../consumer-app/src/i18n/en/openItems';
import { quickCheckTexts as quick } from '../../../consumer-app/src/i18n/en/quickCheck';
import { scoreTexts as score } from '../../../consumer-app/src/i18n/en/score';
import { startTexts as start } from '../../../consumer-app/src/i18n/en/start';
import { applicationsTexts as applicationsHindi } from '../../../consumer-app/src/i18n/hi/applications';
import { debtWarningTexts as debtsHindi } from '../../../consumer-app/src/i18n/hi/debtWarning';
import { handOverTexts as handOverHindi } from '../../../consumer-app/src/i18n/hi/handOver';
import { offersTexts as offersHindi } from '../../../consumer-app/src/i18n/hi/offers';
import { openItemsTexts as openHindi } from '../../../consumer-app/src/i18n/hi/openItems';
import { quickCheckTexts as quickHindi } from '../../../consumer-app/src/i18n/hi/quickCheck';
import { scoreTexts as scoreHindi } from '../../../consumer-app/src/i18n/hi/score';
import { startTexts as startHindi } from '../../../consumer-app/src/i18n/hi/start';
import { STEP_TEXTS } from '../../faults/stepTexts';

const CATALOGUES = {
  en: { applications, debts, handOver, offers, open, quick, score, start },
  hi: {
    applications: applicationsHindi,
    debts: debtsHindi,
    handOver: handOverHindi,
    offers: offersHindi,
    open: openHindi,
    quick: quickHindi,
    score: scoreHindi,
    start: startHindi,
  },
} satisfies Record<Language, Record<string, TextTree>>;

/** What the pages say in a language, with the figures of the server in it. */
export function sayIn(language: Language) {
  const { applications: own, ...texts } = CATALOGUES[language];
  const say = (tree: TextTree) => createTranslator(tree, language);
  return {
    language,
    steps: STEP_TEXTS[language],
    applications: say(own),
    debts: say(texts.debts),
    handOver: say(texts.handOver),
    offers: say(texts.offers),
    open: say(texts.open),
    quick: say(texts.quick),
    score: say(texts.score),
    start: say(texts.start),
    rupees: (amount: number) => formatRupees(amount, language),
    wholeRupees: (amount: number) => formatRupees(amount, language, 'never'),
    percent: (value: number, digits: number) =>
      formatPercent(value, language, { min: digits, max: digits }),
    months: (count: number) => formatMonths(count, language),
    tenure: (count: number) => formatTenure(count, language),
  };
}

export type Words = ReturnType<typeof sayIn>;

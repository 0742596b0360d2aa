import { type Funnel, getOptionLabel } from '@marketplace/shared/schema';
import type { Language, Translate } from '@marketplace/shared/i18n';

export interface FunnelChange {
  label: string;
  before: string;
  after: string;
}

const TEXTS = ['headline_en', 'headline_hi', 'subline_en', 'subline_hi', 'accent'] as const;
const LISTS = { products: 'product', questions: 'funnelQuestion' } as const;

/** Lists the differences between two funnels, with the form's labels. */
export function listChanges(
  from: Funnel,
  to: Funnel,
  translate: Translate,
  language: Language,
): FunnelChange[] {
  const formatOptions = (field: keyof typeof LISTS, funnel: Funnel) =>
    funnel[field].map((id) => getOptionLabel(LISTS[field], id, language)).join(', ');
  const usual = translate('funnel.default_option');
  const all = [
    ...(['products', 'questions'] as const).map((field) => ({
      label: translate(`funnel.fields.${field}`),
      before: formatOptions(field, from) || usual,
      after: formatOptions(field, to) || usual,
    })),
    ...TEXTS.map((field) => ({
      label: translate(`funnel.fields.${field}`),
      before: from[field] || usual,
      after: to[field] || usual,
    })),
  ];
  return all.filter(({ before, after }) => before !== after);
}

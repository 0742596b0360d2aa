import { formatRupees } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { SummaryRows } from '../../ui';
import type { QuickValues } from './quickAnswerValues';
import { quickCheckTexts } from './texts';

const ANSWERS = [
  'employment_status_code',
  'monthly_income',
  'emi',
  'birth_year',
  'score_band',
] as const;

/** What has been answered, beside the questions on a wide page. */
export function QuickSummary({ values }: { values: QuickValues }) {
  const t = useTexts(quickCheckTexts);
  const language = useLanguage();
  const rupees = (amount: QuickValues['emi']) =>
    typeof amount === 'number' ? formatRupees(amount, language, 'never') : '';
  const shown = {
    employment_status_code:
      values.employment_status_code &&
      getOptionLabel('employmentStatus', values.employment_status_code, language),
    monthly_income: rupees(values.monthly_income),
    emi: rupees(values.emi),
    birth_year: values.birth_year,
    score_band: values.score_band && t(`score.${values.score_band}`),
  };
  return (
    <SummaryRows rows={ANSWERS.map((answer) => [t(`short.${answer}`), shown[answer] || ''])} />
  );
}

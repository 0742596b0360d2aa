import { formatMonths, formatPercent, formatRupees } from '@marketplace/shared/format';
import type { CatalogueTerms } from '@marketplace/shared/lending';
import { useEffect } from 'react';
import { loadCatalogueTerms, useCatalogueTerms, useLanguage } from '../../language';
import { useShellTexts } from '../../i18n';
import { Loading } from '../../ui';
import styles from './signIn.module.css';

const FACTS = ['amount', 'interest', 'apr', 'tenure'] as const;

/** Shows the range of amounts, interest, APR and tenures of all lenders, from their current records. */
function LoanFacts() {
  const t = useShellTexts();
  const language = useLanguage();
  const { status, terms } = useCatalogueTerms();
  useEffect(() => void loadCatalogueTerms(), []);

  const range = (from: number | null, to: number | null, format: (value: number) => string) =>
    from === null || to === null ? undefined : `${format(from)} – ${format(to)}`;
  const percent = (value: number) => formatPercent(value, language);
  const formatFact: Record<(typeof FACTS)[number], (terms: CatalogueTerms) => string | undefined> =
    {
      amount: ({ amount_min, amount_max }) =>
        range(amount_min, amount_max, (value) => formatRupees(value, language)),
      interest: ({ interest_min, interest_max }) => range(interest_min, interest_max, percent),
      apr: ({ apr_min, apr_max }) => range(apr_min, apr_max, percent),
      tenure: ({ tenure_max }) =>
        tenure_max === null
          ? undefined
          : t('sign_in.fact_tenure_value', { months: formatMonths(tenure_max, language) }),
    };

  if (status === 'failed') return null;
  if (!terms) return <Loading label={t('sign_in.fact_loading')} lines={4} height="2.5rem" />;
  const stated = FACTS.flatMap((fact) => {
    const value = formatFact[fact](terms);
    return value === undefined ? [] : [{ fact, value }];
  });
  if (stated.length === 0) return null;
  return (
    <>
      <h2>{t('sign_in.facts_title')}</h2>
      <dl className={styles.facts}>
        {stated.map(({ fact, value }) => (
          <div key={fact}>
            <dt>{t(`sign_in.fact_${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Explains what the app compares and how, as lines of a statement. */
export function Statement() {
  const t = useShellTexts();
  return (
    <>
      <LoanFacts />
      <h2>{t('sign_in.steps_title')}</h2>
      <ol className={styles.steps}>
        {[1, 2, 3].map((step) => (
          <li key={step}>{t(`sign_in.step_${step}`)}</li>
        ))}
      </ol>
    </>
  );
}

import { formatLongDate } from '@marketplace/shared/format';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { OWN_BRAND, showsProduct, useBrand } from '../../../brand';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import { paths } from '../../../paths';
import { Link, PageHeading } from '../../../ui';
import { StructuredData } from '../StructuredData';
import { type Answer, CalculatorResult } from './CalculatorResult';
import styles from './calculators.module.css';
import { calculatorTexts } from './texts';
import type { FigureValues } from './useCalculator';

/** The day on which somebody last checked the calculators. */
const UPDATED = '2026-11-27';

interface Props<Figures> {
  title: string;
  intro: string;
  /** The lender whose offer filled the fields in; '' without one. */
  lender: string;
  form: UseFormReturn<FigureValues, unknown, Figures>;
  answer: Answer | undefined;
  /** The fields. */
  children: ReactNode;
  other: { path: string; title: string };
}

/** The page of a calculator: its fields, and beside or below them the answer, which follows each key. */
export function CalculatorFrame<Figures>(props: Props<Figures>) {
  const { title, intro, lender, form, answer, children, other } = props;
  const t = useTexts(calculatorTexts);
  const language = useLanguage();
  const { brand } = useBrand();
  return (
    <FormProvider {...form}>
      <article className={styles.page}>
        <header>
          <PageHeading title={title} />
          <p className={styles.small}>
            <time dateTime={UPDATED}>
              {t('updated', { day: formatLongDate(UPDATED, language) })}
            </time>
          </p>
          <p className={styles.intro}>{intro}</p>
          <p className={styles.offer}>{lender === '' ? t('example') : t('of_offer', { lender })}</p>
        </header>
        <div className={styles.columns}>
          <form className={styles.fields} noValidate onSubmit={(event) => event.preventDefault()}>
            {children}
          </form>
          <CalculatorResult answer={answer} />
        </div>
        <nav className={styles.links} aria-label={t('more')}>
          <Link to={other.path}>{other.title}</Link>
          {showsProduct(brand, 'personal_loan') && <Link to={paths.rates}>{t('to_rates')}</Link>}
          <Link to={paths.guides}>{t('to_guides')}</Link>
        </nav>
        <StructuredData
          data={{
            '@type': 'WebApplication',
            name: title,
            description: intro,
            applicationCategory: 'FinanceApplication',
            inLanguage: language,
            dateModified: UPDATED,
            isAccessibleForFree: true,
            publisher: { '@type': 'Organization', name: OWN_BRAND.name },
          }}
        />
      </article>
    </FormProvider>
  );
}

import { formatLongDate } from '@marketplace/shared/format';
import { buttonClass } from '@marketplace/shared/ui';
import { OWN_BRAND, showsProduct, useBrand } from '../../brand';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { paths } from '../../paths';
import { Link, PageHeading } from '../../ui';
import styles from './guides.module.css';
import { StructuredData } from './StructuredData';
import { guidesTexts } from './texts';

/** The guides in reading order: their address and the day on which somebody last checked them. */
const GUIDES = {
  apr: { path: paths.guideApr, updated: '2026-11-27' },
  score: { path: paths.guideScore, updated: '2026-11-27' },
  borrowing: { path: paths.guideBorrowing, updated: '2026-11-27' },
} as const;

type Guide = keyof typeof GUIDES;

const NAMES: readonly Guide[] = ['apr', 'score', 'borrowing'];
const PARTS = ['first', 'second', 'third', 'fourth'] as const;

/** The list of guides. */
export function GuidesPage() {
  const t = useTexts(guidesTexts);
  const { brand } = useBrand();
  return (
    <div className={styles.page}>
      <PageHeading title={t('title')} />
      <p className={styles.intro}>{t('intro')}</p>
      <ul className={styles.list}>
        {NAMES.map((guide) => (
          <li key={guide}>
            <Link to={GUIDES[guide].path}>{t(`${guide}.title`)}</Link>
            <p>{t(`${guide}.intro`)}</p>
          </li>
        ))}
      </ul>
      <h2>{t('calculators')}</h2>
      <ul className={styles.list}>
        <li>
          <Link to={paths.partPayment}>{t('part_payment')}</Link>
          <p>{t('part_payment_text')}</p>
        </li>
        <li>
          <Link to={paths.balanceTransfer}>{t('balance_transfer')}</Link>
          <p>{t('balance_transfer_text')}</p>
        </li>
      </ul>
      {showsProduct(brand, 'personal_loan') && <Link to={paths.rates}>{t('to_rates')}</Link>}
    </div>
  );
}

function GuidePage({ guide }: { guide: Guide }) {
  const t = useTexts(guidesTexts);
  const { brand } = useBrand();
  const language = useLanguage();
  const { updated } = GUIDES[guide];
  const title = t(`${guide}.title`);
  return (
    <article className={styles.page}>
      <PageHeading title={title} />
      <p className={styles.date}>
        <time dateTime={updated}>{t('updated', { day: formatLongDate(updated, language) })}</time>
      </p>
      <p className={styles.intro}>{t(`${guide}.intro`)}</p>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part}>{t(`${guide}.${part}_title`)}</h2>
          <p>{t(`${guide}.${part}_text`)}</p>
        </section>
      ))}
      {showsProduct(brand, 'personal_loan') && (
        <p>
          <Link className={buttonClass()} to={paths.quickCheck}>
            {t('check')}
          </Link>
        </p>
      )}
      <Link to={paths.guides}>{t('all')}</Link>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: t(`${guide}.intro`),
          inLanguage: language,
          dateModified: updated,
          publisher: { '@type': 'Organization', name: OWN_BRAND.name },
        }}
      />
    </article>
  );
}

export const AprGuide = () => <GuidePage guide="apr" />;
export const ScoreGuide = () => <GuidePage guide="score" />;
export const BorrowingGuide = () => <GuidePage guide="borrowing" />;

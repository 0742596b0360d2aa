import { Skeleton, VisuallyHidden } from '@marketplace/shared/ui';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { QueryFailure, PageHeading, Link } from '../../ui';
import { useTexts } from '../../i18n';
import { paths } from '../../paths';
import { filterByFeatures } from './cardFeatures';
import { CardItem } from './CardItem';
import styles from './cards.module.css';
import { FeatureFilter } from './FeatureFilter';
import { cardsTexts } from './texts';
import { useCards } from './useCards';

// One chunk for both pages: two chunks would lengthen the file list in the first chunk.
export { ChosenCardPage } from './ChosenCardPage';

const VIEWS = [
  { path: paths.creditCards, key: 'all', title: 'title', secured: undefined },
  { path: paths.securedCards, key: 'secured', title: 'title_secured', secured: 1 },
  { path: paths.unsecuredCards, key: 'unsecured', title: 'title_unsecured', secured: 0 },
] as const;

/** Lists credit cards, filtered by deposit and by the features in `?feature=`. */
export function CardsPage() {
  const t = useTexts(cardsTexts);
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const found = useCards();
  const view = VIEWS.find(({ path }) => path === pathname) ?? VIEWS[0];
  const cards = (found.data ?? []).filter(
    ({ secured }) => view.secured === undefined || secured === view.secured,
  );
  // The address updates late; a checkbox has to change at once.
  const [wanted, showWanted] = useOptimistic(query.getAll('feature'));
  const shown = filterByFeatures(cards, wanted);
  const buildQuery = (features: readonly string[]) => {
    const next = new URLSearchParams(query);
    next.delete('feature');
    for (const feature of features) next.append('feature', feature);
    return next;
  };
  const search = String(buildQuery(wanted));
  const suffix = search && `?${search}`;
  const setFeatures = (features: string[]) =>
    startTransition(() => {
      showWanted(features);
      setQuery(buildQuery(features), { replace: true });
    });
  return (
    <div className={styles.page}>
      <PageHeading key={view.path} title={t(view.title)} />
      <p className={styles.intro}>{t('intro')}</p>
      <nav className={styles.filter} aria-label={t('filter')}>
        {VIEWS.map(({ path, key }) => (
          <Link
            key={path}
            to={`${path}${suffix}`}
            aria-current={path === view.path ? 'page' : undefined}
          >
            {t(key)}
          </Link>
        ))}
      </nav>
      {found.isPending && (
        <div className={styles.list} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles.card}>
              <div className={styles.skeleton}>
                <Skeleton lines={4} />
              </div>
            </div>
          ))}
        </div>
      )}
      {found.isLoadingError && (
        <div className={styles.state}>
          <QueryFailure title={t('failed')} query={found} again={t('retry')} />
        </div>
      )}
      {found.data && cards.length === 0 && (
        <div className={styles.state}>
          <h2>{t('empty')}</h2>
          <p>{t('empty_text')}</p>
        </div>
      )}
      {cards.length > 0 && (
        <FeatureFilter cards={cards} wanted={wanted} count={shown.length} onWant={setFeatures} />
      )}
      {cards.length > 0 && shown.length === 0 && (
        <div className={styles.state}>
          <h2>{t('features.none')}</h2>
          <p>{t('features.none_text')}</p>
        </div>
      )}
      {shown.length > 0 && (
        <>
          <ul className={styles.list}>
            {shown.map((card) => (
              <CardItem key={card.category_id} card={card} />
            ))}
          </ul>
          <p className={styles.note}>{t('new_tab')}</p>
        </>
      )}
    </div>
  );
}

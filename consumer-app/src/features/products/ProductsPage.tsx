import { InfoIcon } from '@marketplace/shared/ui';
import { lazy, Suspense } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useBrand } from '../../brand';
import { useTexts } from '../../i18n';
import { PageHeading } from '../../ui';
import { env } from '../../env';
import { findRoute } from '../../journey/routes';
import { paths } from '../../paths';
import {
  findProduct,
  type Product,
  getShownProducts,
  ProductIcon,
  useBusinessDialog,
  productsTexts,
} from '../../products';
import { chooseProduct, useSession } from '../../session';
import styles from './products.module.css';

/**
 * The product that the person asked for and the partner hides: `app/Journey` redirects here, and an open page about it
 * shows this one in its place.
 */
const findAsked = ({ pathname, state }: Location<unknown>): Product | undefined =>
  findProduct(
    typeof state === 'object' && state !== null && 'hidden' in state
      ? String(state.hidden)
      : findRoute(pathname).about,
  );

// Only a signed-in person has begun something; the list comes first for everybody else.
const OpenItems = lazy(async () => ({ default: (await import('./OpenItems')).OpenItems }));

export function ProductsPage() {
  const t = useTexts(productsTexts);
  const navigate = useNavigate();
  const { brand } = useBrand();
  // The partner's heading belongs on its borrowers' first page.
  const own = env.startWithProducts && brand.funnel ? brand : undefined;
  const { ask, dialog } = useBusinessDialog();
  const { signedIn } = useSession();
  const asked = findAsked(useLocation());
  const choose = ({ type, id }: Product) => {
    chooseProduct(type, id);
    if (type === 'Business Loans') ask();
    else void navigate(paths.next);
  };
  return (
    <div className={styles.page}>
      <PageHeading title={own?.title ?? t('title')} />
      {asked && (
        <p className={styles.hidden}>
          <InfoIcon />
          {t('hidden', { product: t(`${asked.key}.name`), brand: brand.name })}
        </p>
      )}
      {signedIn && (
        <div className={styles.begun}>
          <Suspense fallback={null}>
            <OpenItems />
          </Suspense>
        </div>
      )}
      <p className={styles.intro}>{own?.intro ?? t('intro')}</p>
      <ul className={styles.list}>
        {getShownProducts(brand.funnel?.products).map((product) => (
          <li key={product.id}>
            <button type="button" className={styles.product} onClick={() => choose(product)}>
              <span className={styles.icon}>
                <ProductIcon product={product.key} />
              </span>
              <strong>{t(`${product.key}.name`)}</strong>
              <span className={styles.text}>{t(`${product.key}.text`)}</span>
              <svg
                className={styles.arrow}
                width="20"
                height="20"
                viewBox="0 0 20 20"
                aria-hidden="true"
                focusable="false"
              >
                <path d="m8 5 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  );
}

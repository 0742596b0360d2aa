import { Button, ErrorSummary, RadioGroup } from '@marketplace/shared/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBusinessDialog } from '../../products/BusinessDialog';
import { useTexts } from '../../language/i18n';
import { Link } from '../../ui/Link';
import { PageHeading } from '../../ui/PageHeading';
import { paths } from '../../browser/paths';
import { findProduct, PRODUCTS } from '../../products/productList';
import { productsTexts } from '../../products/productTexts';
import { chooseProduct, useSession } from '../../session/session';
import { usePersistedInput } from '../../session/usePersistedInput';
import { sendWaiting } from '../../browser/waitingSubmit';
import styles from './socialMedia.module.css';
import { socialMediaTexts } from './texts';

const NEEDS = ['identity', 'income', 'time'] as const;

/**
 * Landing page for social media posts: explains the app and asks for a product. Its one choice is
 * plain React state, as on the sign-in page: with react-hook-form and the schemas, which no landing
 * page needs, it would load 46 KB (gzip) more.
 */
export function SocialMediaPage() {
  const text = useTexts(socialMediaTexts);
  const products = useTexts(productsTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { productType, signedIn } = useSession();
  const ofLink = query.get('product');
  const [chosen, setChosen] = usePersistedInput(`product of ${ofLink ?? 'no link'}`, {
    initial: (findProduct(ofLink) ?? findProduct(productType))?.id ?? '',
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // React has not seen a choice made before hydration; clicking it again fires the event.
    const picked = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (picked) {
      picked.checked = false;
      picked.click();
    }
    sendWaiting(form.current);
  }, []);
  const [attempt, setAttempt] = useState(0);
  const { ask, dialog } = useBusinessDialog();
  const offered = PRODUCTS.filter(({ on }) => on);
  const product = offered.find(({ id }) => id === chosen);
  const missing = attempt > 0 && !product ? text('missing') : undefined;

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!product) return;
    chooseProduct(product.type, product.id);
    if (product.type === 'Business Loans') ask();
    else void navigate(paths.next);
  };
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <PageHeading title={text('title')} />
        <p>{text('intro')}</p>
      </header>
      <form ref={form} className={styles['form']} noValidate onSubmit={goOn}>
        <ErrorSummary
          faults={missing ? [{ field: 'product', message: missing }] : []}
          attempt={attempt}
        />
        <RadioGroup
          name="product"
          label={text('question')}
          value={chosen}
          options={offered.map(({ id, key }) => ({
            value: id,
            label: products(`${key}.name`),
            hint: products(`${key}.text`),
          }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          {...(missing ? { error: missing } : {})}
        />
        <div className={styles['actions']}>
          <Button type="submit" wide>
            {text(signedIn ? 'continue' : 'continue_stranger')}
          </Button>
        </div>
      </form>
      <aside className={styles['aside']}>
        <section aria-labelledby="need">
          <h2 id="need">{text('need.title')}</h2>
          <ul>
            {NEEDS.map((need) => (
              <li key={need}>{text(`need.${need}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="data">
          <h2 id="data">{text('data.title')}</h2>
          <p>{text('data.text')}</p>
          <p className={styles['links']}>
            <Link to={paths.privacy}>{text('data.privacy')}</Link>
            <Link to={paths.customerSite}>{text('data.about')}</Link>
          </p>
        </section>
      </aside>
      {dialog}
    </div>
  );
}

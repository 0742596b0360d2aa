import { Button, ErrorSummary, RadioGroup } from '@marketplace/shared/ui';
import { message } from '@marketplace/shared/schema';
import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { object, string } from 'yup';
import { useBrand } from '../../brand';
import { usePersistedField, useYupForm } from '../../form';
import { useBusinessDialog, findProduct, getShownProducts, productsTexts } from '../../products';
import { useTexts, defineTexts } from '../../i18n';
import { Link, PageHeading } from '../../ui';
import { paths } from '../../paths';
import { chooseProduct, useSession, readPersistedInput } from '../../session';
import { sendWaiting } from '../../browser';
import styles from './socialMedia.module.css';
import { socialMediaTexts as english } from '../../i18n/en/socialMedia';

const socialMediaTexts = defineTexts('socialMedia', {
  en: english,
  hi: async () => (await import('../../i18n/hi/socialMedia')).socialMediaTexts,
});

const NEEDS = ['identity', 'income', 'time'] as const;

/** Landing page for social media posts: explains the app and asks for a product. */
export function SocialMediaPage() {
  const text = useTexts(socialMediaTexts);
  const products = useTexts(productsTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { productType, signedIn } = useSession();
  const ofLink = query.get('product');
  const name = `product of ${ofLink ?? 'no link'}`;
  const { brand } = useBrand();
  const offered = getShownProducts(brand.funnel?.products);
  const ids = offered.map(({ id }) => id);
  const wanted = (findProduct(ofLink) ?? findProduct(productType))?.id ?? '';
  const initial = ids.includes(wanted) ? wanted : '';
  const form = useYupForm({
    getSchema: () => object({ product: string().oneOf(ids, message('missing')).defined() }),
    translateError: () => text('missing'),
    defaultValues: { product: readPersistedInput(name) ?? initial },
    reValidateMode: 'onChange',
  });
  usePersistedField(form, { field: 'product', name, initial });
  const { control, formState, handleSubmit } = form;
  const error = formState.errors.product?.message;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // React has not seen a choice made before hydration; clicking it again fires the event.
    const picked = element.current?.querySelector<HTMLInputElement>('input:checked');
    if (picked) {
      picked.checked = false;
      picked.click();
    }
    sendWaiting(element.current);
  }, []);
  const { ask, dialog } = useBusinessDialog();

  const goOn = handleSubmit(({ product: chosen }) => {
    const product = findProduct(chosen);
    if (!product) return;
    chooseProduct(product.type, product.id);
    if (product.type === 'Business Loans') ask();
    else void navigate(paths.next);
  });
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <PageHeading title={text('title')} />
        <p>{text('intro')}</p>
      </header>
      <form
        ref={element}
        className={styles['form']}
        noValidate
        onSubmit={(event) => void goOn(event)}
      >
        <ErrorSummary
          faults={error ? [{ field: 'product', message: error }] : []}
          attempt={formState.submitCount}
        />
        <Controller
          control={control}
          name="product"
          render={({ field }) => (
            <RadioGroup
              {...field}
              label={text('question')}
              error={error}
              options={offered.map(({ id, key }) => ({
                value: id,
                label: products(`${key}.name`),
                hint: products(`${key}.text`),
              }))}
            />
          )}
        />
        <div className={styles['actions']}>
          <Button type="submit" wide>
            {text(signedIn ? 'continue' : 'continue_anonymous')}
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

import { buttonClass } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { useBrand, OWN_BRAND } from '../../brand';
import { GrievanceOfficer, Link, PageHeading } from '../../ui';
import { useTexts } from '../../i18n';
import { paths } from '../../paths';
import { getShownProducts, productsTexts } from '../../products';
import styles from './customerSite.module.css';
import { LenderDirectory } from './LenderDirectory';
import { customerSiteTexts } from './texts';

const SECTIONS = ['who', 'how', 'products', 'lenders', 'order', 'complaints'] as const;
const STEPS = ['prove', 'profile', 'choose'] as const;

function Section({ id, children }: { id: (typeof SECTIONS)[number]; children: ReactNode }) {
  const text = useTexts(customerSiteTexts);
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {text(`${id}.title`)}
      </h2>
      {children}
    </section>
  );
}

/**
 * Information that the Reserve Bank's digital lending directions require a lending service provider
 * to publish.
 */
export function CustomerSitePage() {
  const text = useTexts(customerSiteTexts);
  const products = useTexts(productsTexts);
  const {
    partner,
    brand: { funnel },
  } = useBrand();
  const brand = OWN_BRAND.name;
  return (
    <article className={styles['page']}>
      <header className={styles['header']}>
        <PageHeading title={text('title')} />
        <p>{text('intro', { brand })}</p>
        <nav aria-label={text('contents')}>
          <ul className={styles['contents']}>
            {SECTIONS.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{text(`${id}.title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Section id="who">
        <p>{text('who.text', { brand })}</p>
        {partner !== undefined && <p>{text('who.partner', { brand, partner })}</p>}
      </Section>
      <Section id="how">
        <ol className={styles['steps']}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{text(`how.${step}`)}</h3>
              <p>{text(`how.${step}_text`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles['actions']}>
          <Link className={buttonClass()} to={paths.next}>
            {text('how.start')}
          </Link>
        </div>
      </Section>
      <Section id="products">
        <dl className={styles['products']}>
          {getShownProducts(funnel?.products).map(({ id, key }) => (
            <div key={id}>
              <dt>{products(`${key}.name`)}</dt>
              <dd>{products(`${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="lenders">
        <p>{text('lenders.text')}</p>
        <LenderDirectory />
      </Section>
      <Section id="order">
        <p>{text('order.measure')}</p>
        <p>{text('order.paid', { brand })}</p>
        <p>{text('order.free')}</p>
      </Section>
      <Section id="complaints">
        <p>{text('complaints.text')}</p>
        <GrievanceOfficer />
        <p>{text('complaints.rbi')}</p>
        <p className={styles['links']}>
          <Link to={paths.terms}>{text('complaints.terms')}</Link>
          <Link to={paths.privacy}>{text('complaints.privacy')}</Link>
        </p>
      </Section>
    </article>
  );
}

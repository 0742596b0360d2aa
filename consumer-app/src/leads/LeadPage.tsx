import { buttonClass, SuccessIcon } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { Link, QueryFailure, Loading, PageHeading } from '../ui';
import { type FeatureTexts, useTexts } from '../i18n';
import { paths } from '../paths';
import { LeadCard } from './LeadCard';
import styles from './leads.module.css';
import { leadTexts } from './texts';
import { type CalledBackProduct, findLead, useOwnLeads } from './useOwnLeads';

interface Props {
  product: CalledBackProduct;
  /** Texts under `done`: confirmation, next steps, links, and the message if there is no request yet. */
  texts: FeatureTexts;
  /** Path of the form of the request, which the person may fill in again. */
  form: string;
  /** Links before those to the form and to the products. */
  children?: ReactNode;
}

const STEPS = [1, 2, 3] as const;

/** Confirms a request with its id and the next steps. */
export function LeadPage({ product, texts, form, children }: Props) {
  const text = useTexts(texts);
  const own = useTexts(leadTexts);
  const found = useOwnLeads();
  const lead = found.data && findLead(found.data, product);
  const links = (
    <nav className={styles['links']} aria-label={own('continue')}>
      {children}
      <Link className={buttonClass({ variant: 'secondary' })} to={form}>
        {text('done.form')}
      </Link>
      <Link className={buttonClass({ variant: 'ghost' })} to={paths.products}>
        {text('done.products')}
      </Link>
    </nav>
  );
  if (lead) {
    return (
      <div className={styles['page']}>
        <header className={styles['header']}>
          <SuccessIcon />
          <div>
            <PageHeading key="found" title={text('done.title')} />
            <p>{text('done.text')}</p>
          </div>
        </header>
        <LeadCard lead={lead} />
        <section className={styles['next']}>
          <h2>{own('next')}</h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{text(`done.step_${step}`)}</li>
            ))}
          </ol>
        </section>
        {links}
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <PageHeading key="rest" title={found.data ? text('done.none') : own('card')} />
      {found.isPending && <Loading label={own('loading')} lines={3} height="3rem" />}
      <QueryFailure title={own('failed')} query={found} again={own('retry')} />
      {found.data && <p>{text('done.none_text')}</p>}
      {links}
    </div>
  );
}

import { buttonClass, SuccessIcon } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { Link, QueryFailure, Loading, PageHeading } from '../ui';
import { type FeatureTexts, useTexts } from '../i18n';
import { useLanguage } from '../language';
import { useProductLenders } from '../offers';
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

/** The names of those who may call: the chosen lender's, or all of the product's. */
function useCallers(product: CalledBackProduct, lenderId: number | undefined): string {
  const language = useLanguage();
  const { data = [] } = useProductLenders(product);
  const chosen = data.filter(({ lender_id }) => lender_id === lenderId);
  const names = (chosen.length > 0 ? chosen : data).map(({ name }) => name);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** Confirms a request with its id and the next steps. */
export function LeadPage({ product, texts, form, children }: Props) {
  const text = useTexts(texts);
  const own = useTexts(leadTexts);
  const found = useOwnLeads();
  const noted = found.data && findLead(found.data, product);
  const lead = noted?.stage === 'wished' ? undefined : noted;
  const callers = useCallers(product, lead?.lender_id ?? undefined);
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
              <li key={step}>
                {text(`done.step_${step}`, { lender: callers || own('behind.somebody') })}
              </li>
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

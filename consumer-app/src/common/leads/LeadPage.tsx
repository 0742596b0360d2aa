import { Skeleton, SuccessIcon, VisuallyHidden } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../form/LoadFailed';
import { useTexts } from '../i18n';
import { PageHeading } from '../PageHeading';
import { LeadCard } from './LeadCard';
import styles from './leads.module.css';
import { leadTexts } from './texts';
import { leadFor, useOwnLeads } from './useOwnLeads';

interface Props {
  product: 'gold_loan' | 'housing_loan' | 'insurance';
  /** What happens now, in order. */
  steps: readonly string[];
  title: string;
  text: string;
  /** Shown where nothing has been asked for yet. */
  none: { title: string; text: string };
  children: ReactNode;
}

/** Says that a request has arrived, by which id, and what happens next. */
export function LeadPage({ product, title, text, steps, none, children }: Props) {
  const own = useTexts(leadTexts);
  const found = useOwnLeads();
  const lead = found.status === 'ready' ? leadFor(found.data, product) : undefined;
  if (lead) {
    return (
      <div className={styles['page']}>
        <header className={styles['header']}>
          <SuccessIcon />
          <div>
            <PageHeading key="found" title={title} />
            <p>{text}</p>
          </div>
        </header>
        <LeadCard lead={lead} />
        <section className={styles['next']}>
          <h2>{own('next')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <nav className={styles['links']} aria-label={own('go_on')}>
          {children}
        </nav>
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <PageHeading key="rest" title={found.status === 'ready' ? none.title : own('card')} />
      {found.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{own('loading')}</VisuallyHidden>
          <Skeleton lines={3} height="3rem" />
        </div>
      )}
      {found.status === 'failed' && (
        <LoadFailed
          title={own('failed')}
          reason={found.reason}
          again={own('retry')}
          onRetry={found.retry}
        />
      )}
      {found.status === 'ready' && <p>{none.text}</p>}
      <nav className={styles['links']} aria-label={own('go_on')}>
        {children}
      </nav>
    </div>
  );
}

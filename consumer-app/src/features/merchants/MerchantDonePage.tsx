import { buttonClass, SuccessIcon } from '@marketplace/shared/ui';
import { useState } from 'react';
import { CopyText, Link, Notice, PageHeading } from '../../ui';
import { useTexts } from '../../i18n';
import { paths } from '../../paths';
import styles from './merchants.module.css';
import { readSentApplication } from './sentApplication';
import { merchantTexts } from './texts';

const STEPS = ['read', 'call', 'start'] as const;

/** Confirms a reseller's application with its reference and the next steps. */
export function MerchantDonePage() {
  const text = useTexts(merchantTexts);
  const [sent] = useState(readSentApplication);
  if (!sent) {
    return (
      <Notice
        title={text('done.none')}
        actions={
          <Link className={buttonClass()} to={paths.merchantForm}>
            {text('done.apply')}
          </Link>
        }
      >
        <p>{text('done.none_text')}</p>
      </Notice>
    );
  }
  const { reference, partner } = sent;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <SuccessIcon />
        <div>
          <PageHeading title={text('done.title')} />
          <p>{text('done.text', { partner })}</p>
        </div>
      </header>
      <section className={styles['reference']} aria-labelledby="reference">
        <div>
          <h2 id="reference">{text('done.reference')}</h2>
          <code>{reference}</code>
        </div>
        <CopyText value={reference} />
      </section>
      <section className={styles['next']}>
        <h2>{text('done.next')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{text(`done.step_${step}`, { partner })}</li>
          ))}
        </ol>
      </section>
      <p className={styles['muted']}>{text('done.ask', { reference })}</p>
      <nav className={styles['links']} aria-label={text('done.continue')}>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.start}>
          {text('start')}
        </Link>
      </nav>
    </div>
  );
}

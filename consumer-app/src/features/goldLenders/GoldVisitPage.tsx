import { buttonClass } from '@marketplace/shared/ui';
import type { ProductLender } from '../../offers';
import { useTexts } from '../../i18n';
import { Link, PageHeading } from '../../ui';
import { paths } from '../../paths';
import { GoldLenderFrame } from './GoldLenderFrame';
import styles from './goldLenders.module.css';
import { goldLenderTexts } from './texts';

const STEPS = ['call', 'come', 'weigh', 'decide', 'keep'] as const;
const THINGS_TO_BRING = ['gold', 'pan', 'address'] as const;

function VisitSteps({ lender }: { lender: ProductLender }) {
  const text = useTexts(goldLenderTexts);
  return (
    <>
      <header className={styles['header']}>
        <PageHeading title={text('visit.title', { lender: lender.name })} />
        <p>{text('visit.intro')}</p>
      </header>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{text(`visit.${step}`)}</h2>
            <p>{text(`visit.${step}_text`, { lender: lender.name })}</p>
          </li>
        ))}
      </ol>
      <section className={styles['card']} aria-labelledby="bring">
        <h2 id="bring">{text('visit.bring')}</h2>
        <ul>
          {THINGS_TO_BRING.map((thing) => (
            <li key={thing}>{text(`visit.bring_${thing}`)}</li>
          ))}
        </ul>
      </section>
      <nav className={styles['links']} aria-label={text('continue')}>
        <Link className={buttonClass()} to={`${paths.goldForm}?lender=${lender.lender_id}`}>
          {text('ask')}
        </Link>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={paths.goldLender.replace(':lender', lender.slug)}
        >
          {text('terms_link', { lender: lender.name })}
        </Link>
      </nav>
    </>
  );
}

/** Explains a visit to a gold lender's branch. */
export const GoldVisitPage = () => (
  <GoldLenderFrame>{(lender) => <VisitSteps lender={lender} />}</GoldLenderFrame>
);

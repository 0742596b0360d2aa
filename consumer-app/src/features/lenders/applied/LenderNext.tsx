import { useTexts } from '../../../i18n';
import { useProfile } from '../../../profile';
import styles from '../lenders.module.css';
import { handOverTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

type Lender = OwnLender['lender'];

/** Documents that a lender requires, by employment type. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  salaried: ['salaried', 'statement'],
  self_employed: ['statement', 'business'],
  business: ['statement', 'business'],
};

function getProcessKey({ api, journey }: Lender): string {
  if (api === 1) return 'by_api';
  return journey === 'App' ? 'by_app' : 'by_web';
}

/** Says how the lender processes an open application, and which documents to keep ready. */
export function LenderNext({ lender }: { lender: Lender }) {
  const text = useTexts(handOverTexts);
  const { detail } = useProfile();
  const papers = DOCUMENTS[detail?.employment_status_code ?? ''] ?? ['statement'];
  return (
    <>
      <section className={styles['stacked']} aria-labelledby="lender-next">
        <h2 id="lender-next">{text('lender_next', { lender: lender.name })}</h2>
        <p>{text(getProcessKey(lender))}</p>
        <p>{text('calls')}</p>
      </section>
      <section className={styles['stacked']} aria-labelledby="ready">
        <h2 id="ready">{text('ready.title')}</h2>
        <ul className={styles['reasons']}>
          {['pan', 'address', ...papers, 'account'].map((paper) => (
            <li key={paper}>{text(`ready.${paper}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

import { useTexts } from '../../language/i18n';
import { useProfile } from '../../profile/profileStore';
import styles from './lenders.module.css';
import { handOverTexts } from './texts';
import type { OwnLender } from './useOwnLender';

type Lender = OwnLender['lender'];

/** Papers that a lender asks for, by how the borrower earns. */
const PAPERS: Readonly<Record<string, readonly string[]>> = {
  salaried: ['salaried', 'statement'],
  self_employed: ['statement', 'business'],
  business: ['statement', 'business'],
};

function wayOf({ api, journey }: Lender): string {
  if (api === 1) return 'by_api';
  return journey === 'App' ? 'by_app' : 'by_web';
}

/** How the lender goes on with an open application, and what the borrower should have at hand. */
export function LenderNext({ lender }: { lender: Lender }) {
  const text = useTexts(handOverTexts);
  const { detail } = useProfile();
  const papers = PAPERS[detail?.employment_status_code ?? ''] ?? ['statement'];
  return (
    <>
      <section className={styles['plain']} aria-labelledby="lender-next">
        <h2 id="lender-next">{text('lender_next', { lender: lender.name })}</h2>
        <p>{text(wayOf(lender))}</p>
        <p>{text('calls')}</p>
      </section>
      <section className={styles['plain']} aria-labelledby="ready">
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

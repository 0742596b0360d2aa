import { useTexts } from '../../../i18n';
import { RecordText } from '../../../language';
import styles from '../lenders.module.css';
import { handOverTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

type Lender = OwnLender['lender'];

function getProcessKey({ api, journey }: Lender): string {
  if (api === 1) return 'by_api';
  return journey === 'App' ? 'by_app' : 'by_web';
}

const toLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Pairs the lines of a text with the Hindi ones, if that has as many. */
function pairLines(english: string, hindi: string) {
  const translated = toLines(hindi);
  const lines = toLines(english);
  return lines.map((text, index) => ({
    text,
    hindi: translated.length === lines.length ? translated[index] : undefined,
  }));
}

/** Says how the lender processes an open application, and which documents to keep ready. */
export function LenderNext({ lender }: { lender: Lender }) {
  const text = useTexts(handOverTexts);
  const steps = pairLines(lender.journey_steps, lender.journey_steps_hi);
  const papers = pairLines(lender.documents, lender.documents_hi);
  return (
    <>
      <section className={styles['stacked']} aria-labelledby="lender-next">
        <h2 id="lender-next">{text('lender_next', { lender: lender.name })}</h2>
        <p>{text(getProcessKey(lender))}</p>
        {steps.length > 0 && (
          <ol className={styles['reasons']}>
            {steps.map((step) => (
              <li key={step.text}>
                <RecordText {...step} />
              </li>
            ))}
          </ol>
        )}
        <p>{text('calls')}</p>
      </section>
      <section className={styles['stacked']} aria-labelledby="ready">
        <h2 id="ready">{text('ready')}</h2>
        {papers.length > 0 ? (
          <ul className={styles['reasons']}>
            {papers.map((paper) => (
              <li key={paper.text}>
                <RecordText {...paper} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{text('ready_unknown')}</p>
        )}
      </section>
    </>
  );
}

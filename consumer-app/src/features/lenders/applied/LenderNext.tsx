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

/** Lists the lines of a text, in Hindi where that text has as many. */
function Lines({ english, hindi }: { english: string; hindi: string }) {
  const lines = toLines(english);
  const translated = toLines(hindi);
  const isWhole = translated.length === lines.length;
  return lines.map((line, index) => (
    <li key={line}>
      <RecordText text={line} hindi={(isWhole && translated[index]) || ''} />
    </li>
  ));
}

/** Says how the lender processes an open application, and which documents to keep ready. */
export function LenderNext({ lender }: { lender: Lender }) {
  const text = useTexts(handOverTexts);
  return (
    <>
      <section className={styles['stacked']} aria-labelledby="lender-next">
        <h2 id="lender-next">{text('lender_next', { lender: lender.name })}</h2>
        <p>{text(getProcessKey(lender))}</p>
        {lender.journey_steps && (
          <ol className={styles['reasons']}>
            <Lines english={lender.journey_steps} hindi={lender.journey_steps_hi} />
          </ol>
        )}
        <p>{text('calls')}</p>
      </section>
      <section className={styles['stacked']} aria-labelledby="ready">
        <h2 id="ready">{text('ready')}</h2>
        {lender.documents ? (
          <ul className={styles['reasons']}>
            <Lines english={lender.documents} hindi={lender.documents_hi} />
          </ul>
        ) : (
          <p>{text('ready_unknown')}</p>
        )}
      </section>
    </>
  );
}

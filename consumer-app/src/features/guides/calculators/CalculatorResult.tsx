import { VisuallyHidden } from '@marketplace/shared/ui';
import { useTexts } from '../../../i18n';
import { ScrollRegion } from '../../../offers';
import styles from './calculators.module.css';
import { calculatorTexts } from './texts';

/** A row: what it is, then its figure in each case. */
export type ResultRow = readonly [label: string, first: string, second: string];

export interface Answer {
  /** The answer as a sentence, and what belongs to it. */
  sentence: string;
  more: readonly string[];
  /** Whether it pays. */
  pays: boolean;
  columns: readonly [first: string, second: string];
  rows: readonly ResultRow[];
}

/** The answer of a calculator: one sentence, which is announced when it changes, and the figures behind it. */
export function CalculatorResult({ answer }: { answer: Answer | undefined }) {
  const t = useTexts(calculatorTexts);
  return (
    <section className={styles.result} aria-labelledby="result" data-pays={answer?.pays}>
      <h2 id="result">{t('result')}</h2>
      <div role="status" className={styles.answer}>
        <p>
          <strong>{answer ? answer.sentence : t('fill')}</strong>
        </p>
        {answer?.more.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {answer && (
        <ScrollRegion className={styles.scroll} label={t('table')}>
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{t('figure')}</VisuallyHidden>
                </th>
                {answer.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.rows.map(([label, first, second]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{first}</td>
                  <td>{second}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <p className={styles.small}>{t('indicative')}</p>
      <p className={styles.small}>{t('private')}</p>
    </section>
  );
}

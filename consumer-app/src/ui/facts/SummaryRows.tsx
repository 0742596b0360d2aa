import styles from './summaryRows.module.css';

/** What has been answered so far, beside the questions of a wide page. An open answer is a dash. */
export const SummaryRows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={styles['summary']}>
    {rows.map(([question, answer]) => (
      <div key={question}>
        <dt>{question}</dt>
        <dd>{answer || '–'}</dd>
      </div>
    ))}
  </dl>
);

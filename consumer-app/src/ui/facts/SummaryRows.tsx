import { Facts } from './Facts';
import styles from './summaryRows.module.css';

/** What has been answered so far, beside the questions of a wide page. An open answer is a dash. */
export const SummaryRows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <Facts
    className={styles['summary']}
    facts={rows.map(([question, answer]) => [question, answer || '–'] as const)}
  />
);

import { InfoIcon } from '../../ui';
import styles from './cell.module.css';

export interface CellNoticeProps {
  text: string;
  /** What can be done, the first button first. */
  actions: readonly { label: string; onClick: () => void }[];
}

/** Says at a cell that what was typed is not saved, and lets the person decide about it. */
export function CellNotice({ text, actions }: CellNoticeProps) {
  return (
    <span className={styles['problem']} data-problem data-kind="notice">
      <span role="alert" className={styles['error']}>
        <InfoIcon />
        {text}
      </span>
      <span className={styles['actions']}>
        {actions.map(({ label, onClick }) => (
          <button key={label} type="button" className={styles['retry']} onClick={onClick}>
            {label}
          </button>
        ))}
      </span>
    </span>
  );
}

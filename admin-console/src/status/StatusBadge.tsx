import { useLanguage } from '@marketplace/shared/admin';
import { optionLabel } from '@marketplace/shared/schema';
import styles from './status.module.css';

const TONES: Readonly<Record<string, 'open' | 'good' | 'bad' | 'still'>> = {
  new: 'open',
  signed_in: 'still',
  profile: 'open',
  applied: 'open',
  in_review: 'open',
  approved: 'good',
  disbursed: 'good',
  rejected: 'bad',
  withdrawn: 'still',
  requested: 'open',
  in_progress: 'open',
  waiting: 'open',
  refused: 'bad',
  done: 'good',
};

export interface StatusBadgeProps {
  list: 'applicationStatus' | 'leadStage' | 'merchantStatus' | 'erasureStatus';
  status: string;
}

/** How far an application or a lead has come: a word, a colour and a shape. */
export function StatusBadge({ list, status }: StatusBadgeProps) {
  const language = useLanguage();
  return (
    <span className={styles['badge']} data-tone={TONES[status] ?? 'still'} data-status={status}>
      <span className={styles['shape']} aria-hidden="true" />
      {optionLabel(list, status, language)}
    </span>
  );
}

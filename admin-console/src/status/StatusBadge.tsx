import { useLanguage } from '@marketplace/shared/admin';
import { getOptionLabel } from '@marketplace/shared/schema';
import type { ReactNode } from 'react';
import styles from './status.module.css';

type Tone = 'open' | 'good' | 'bad' | 'still';

const TONES: Readonly<Record<string, Tone>> = {
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
  scheduled: 'good',
  failed: 'bad',
  // An application that is applied for is open, a change that is applied is done.
  'approvalStatus.applied': 'good',
  'approvalStatus.scheduled': 'open',
};

interface BadgeProps {
  tone: Tone;
  status: string;
  children: ReactNode;
}

/** Shows a status as a word, a colour and a shape. */
export function Badge({ tone, status, children }: BadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone} data-status={status}>
      <span className={styles['shape']} aria-hidden="true" />
      {children}
    </span>
  );
}

export interface StatusBadgeProps {
  list: 'applicationStatus' | 'leadStage' | 'merchantStatus' | 'erasureStatus' | 'approvalStatus';
  status: string;
}

/** Shows the status of an application or a lead as a word, a colour and a shape. */
export function StatusBadge({ list, status }: StatusBadgeProps) {
  const language = useLanguage();
  return (
    <Badge tone={TONES[`${list}.${status}`] ?? TONES[status] ?? 'still'} status={status}>
      {getOptionLabel(list, status, language)}
    </Badge>
  );
}

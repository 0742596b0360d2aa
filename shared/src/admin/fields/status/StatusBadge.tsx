import type { ReactNode } from 'react';
import { getOptionLabel, type OptionListName } from '../../../schema';
import { useLanguage } from '../../i18n/useLanguage';
import styles from './status.module.css';

type Tone = 'open' | 'good' | 'bad' | 'still';

const TONES: Readonly<Partial<Record<OptionListName, Readonly<Record<string, Tone>>>>> = {
  leadStage: { profile: 'open', applied: 'open', disbursed: 'good' },
  prospectStage: { opened: 'open', signed_in: 'open', applied: 'good' },
  applicationStatus: {
    applied: 'open',
    in_review: 'open',
    approved: 'good',
    disbursed: 'good',
    rejected: 'bad',
    cancelled: 'bad',
  },
  merchantStatus: { new: 'open', approved: 'good', rejected: 'bad' },
  erasureStatus: {
    requested: 'open',
    in_progress: 'open',
    waiting: 'open',
    approved: 'good',
    refused: 'bad',
    done: 'good',
  },
  approvalStatus: {
    waiting: 'open',
    scheduled: 'open',
    applied: 'good',
    refused: 'bad',
    failed: 'bad',
    expired: 'bad',
  },
  payoutStatus: { draft: 'open', approved: 'open', paid: 'good' },
  payoutAccountStatus: { pending: 'open', verified: 'good', failed: 'bad' },
  disputeStatus: { open: 'open', answered: 'good' },
  ticketStatus: { open: 'open', answered: 'good' },
  campaignStatus: { scheduled: 'open', sent: 'good' },
  deliveryStatus: { sent: 'good', failed: 'bad' },
  uploadStatus: {
    checking: 'open',
    checked: 'open',
    applying: 'open',
    pending: 'open',
    rolling_back: 'open',
    applied: 'good',
    refused: 'bad',
    failed: 'bad',
  },
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
  list: OptionListName;
  status: string;
}

/** Shows an option in words, and as a badge if its list says how far something has come. */
export function StatusBadge({ list, status }: StatusBadgeProps) {
  const language = useLanguage();
  const tones = TONES[list];
  const label = getOptionLabel(list, status, language);
  if (!tones) return label;
  return (
    <Badge tone={tones[status] ?? 'still'} status={status}>
      {label}
    </Badge>
  );
}

import { formatDateTime } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import styles from './leads.module.css';
import { leadTexts } from './texts';
import type { OwnLead } from './useOwnLeads';

/** A lead with its id, which can be copied, and how far it has come. */
export function LeadCard({ lead }: { lead: OwnLead }) {
  const text = useTexts(leadTexts);
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lead.id);
      setCopied(true);
    } catch (error) {
      console.warn('The lead id could not be copied', error instanceof Error ? error.name : '');
    }
  };
  const facts = [
    [text('status'), text(lead.stage === 'disbursed' ? 'status_done' : 'status_asked')],
    ...(lead.cover ? [[text('cover'), optionLabel('insuranceCover', lead.cover, language)]] : []),
    [text('asked_on'), formatDateTime(lead.updated_at, language)],
  ] as const;
  return (
    <section className={styles['card']} aria-label={text('card')}>
      <div className={styles['id']}>
        <div>
          <span>{text('id')}</span>
          <code>{lead.id}</code>
        </div>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <span aria-live="polite">{text(copied ? 'copied' : 'copy')}</span>
        </Button>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

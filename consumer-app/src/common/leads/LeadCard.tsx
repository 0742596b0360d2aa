import { formatDateTime } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { CopyText } from '../CopyText';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import styles from './leads.module.css';
import { leadTexts } from './texts';
import type { OwnLead } from './useOwnLeads';

/** A lead with its id, which can be copied, and how far it has come. */
export function LeadCard({ lead }: { lead: OwnLead }) {
  const text = useTexts(leadTexts);
  const language = useLanguage();
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
        <CopyText value={lead.id} />
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

import { formatDateTime } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { Facts, Reference } from '../ui';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import rows from '../ui/facts/factRows.module.css';
import styles from './leads.module.css';
import { CancelRequest } from './CancelRequest';
import { leadTexts } from './texts';
import type { OwnLead } from './useOwnLeads';

/** What a lead that is not open says of its status. */
const STATUS_KEYS: Readonly<Record<string, string>> = {
  disbursed: 'status_done',
  cancelled: 'status_cancelled',
  wished: 'status_wished',
};

/** A lead with its status and its reference, which the person can copy. */
export function LeadCard({ lead }: { lead: OwnLead }) {
  const text = useTexts(leadTexts);
  const language = useLanguage();
  const facts = [
    [text('status'), text(STATUS_KEYS[lead.stage] ?? 'status_asked')],
    ...(lead.cover
      ? [[text('cover'), getOptionLabel('insuranceCover', lead.cover, language)] as const]
      : []),
    [text('asked_on'), formatDateTime(lead.updated_at, language)],
  ] as const;
  return (
    <section className={styles['card']} aria-label={text('card')}>
      <Reference className={styles['id']} label={text('id')} value={lead.reference} />
      <Facts className={rows['rows']} facts={facts} />
      <div className={styles['cancel']}>
        <CancelRequest lead={lead} />
      </div>
    </section>
  );
}

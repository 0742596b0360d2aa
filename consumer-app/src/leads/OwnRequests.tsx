import { getOptionLabel } from '@marketplace/shared/schema';
import { QueryFailure } from '../ui';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import { LeadCard } from './LeadCard';
import styles from './leads.module.css';
import { leadTexts } from './texts';
import { useOwnRequests } from './useOwnLeads';

/** Shows the requests for a call that the person has sent, each under its product. */
export function OwnRequests() {
  const text = useTexts(leadTexts);
  const language = useLanguage();
  const found = useOwnRequests();
  return (
    <>
      <QueryFailure title={text('failed')} query={found} again={text('retry')} />
      {found.data?.map((lead) => (
        <section key={lead.id} className={styles['request']}>
          <h2>{getOptionLabel('product', lead.product, language)}</h2>
          <LeadCard lead={lead} />
        </section>
      ))}
    </>
  );
}

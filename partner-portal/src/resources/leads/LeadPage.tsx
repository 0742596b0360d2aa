import {
  FactList,
  Note,
  Panel,
  Panels,
  QueryPage,
  Subheading,
  useCallQuery,
  useTexts,
} from '@marketplace/shared/admin';
import { type ContactRule, getProductOffering } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { getOptionLabel, listProductAnswers } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { ShareProduct } from '../../share';
import { ConsentPanel } from './ConsentPanel';
import { ContactButtons } from './ContactButtons';
import { LeadReminders } from './LeadReminders';
import styles from './leads.module.css';
import { LeadTimeline } from './LeadTimeline';
import { type LeadFile, useLead } from './useLead';

/** Shows what the customer does next, and how the partner reaches the customer. */
function NextStep({ file: { lead, next, contact_rule } }: { file: LeadFile }) {
  const { translate, language } = useTexts();
  const { step, missing, lender_name: lender, status } = next;
  return (
    <Panel title={translate('leads.next_title')}>
      <p className={styles['step']}>{translate(`leads.next.${step}`, { lender })}</p>
      {lender && (
        <Note>
          {translate('leads.with_lender', {
            lender,
            status: getOptionLabel('applicationStatus', status, language),
          })}
        </Note>
      )}
      {missing.length > 0 && (
        <>
          <Subheading sx={{ mt: 1.5, mb: 0.5 }}>{translate('leads.missing')}</Subheading>
          <ul className={styles['chips']}>
            {missing.map((name) => (
              <li key={name}>{translate(`fields.${name}`)}</li>
            ))}
          </ul>
        </>
      )}
      <ContactButtons lead={lead} rule={contact_rule} />
    </Panel>
  );
}

/** Shows the partner's own link to the product, with which the customer continues. */
function LeadShare({ product }: { product: string }) {
  const { data } = useCallQuery(getProductOffering, { params: { product } });
  return data && <ShareProduct product={product} link={data.link} />;
}

function LeadFacts({ file: { lead } }: { file: LeadFile }) {
  const { translate, language } = useTexts();
  const { product, contact, postal_code, stage, consented_at, created_at } = lead;
  const facts = [
    ['fields.product', getOptionLabel('product', product, language)],
    ['fields.stage', getOptionLabel('leadStage', stage, language)],
    ['fields.contact', contact],
    ['fields.postal_code', postal_code],
    ['leads.consented_at', consented_at && formatDateTime(consented_at, language)],
    ['fields.created_at', formatDateTime(created_at, language)],
    ...listProductAnswers(product, lead, language).map(
      ([name, answer]) => [`fields.${name}`, answer] as const,
    ),
  ] as const;
  return (
    <Panel title={translate('leads.details')}>
      <FactList label={translate} facts={facts} />
    </Panel>
  );
}

/** With these contact rules, a reminder puts the lead into the call queue. */
const CALLABLE: ReadonlySet<ContactRule> = new Set(['allowed', 'hours']);

/** Shows one of the partner's leads: who it is, what comes next, and all that has happened. */
export function LeadPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const query = useLead(id);
  const lead = query.data?.lead;
  return (
    <QueryPage
      query={query}
      title={lead ? lead.customer_name || translate('portal.unnamed') : translate('leads.lead')}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('portal.leads'), to: '/leads' },
      ]}
      about={lead?.reference}
      lines={6}
      height="24px"
    >
      {(data) => (
        <Panels>
          {data.lead.stage === 'consent_awaited' && <ConsentPanel key={id} lead={data.lead} />}
          <NextStep file={data} />
          <LeadFacts file={data} />
          {CALLABLE.has(data.contact_rule) && (
            <LeadReminders key={`reminders ${id}`} id={id} reminders={data.reminders} />
          )}
          <LeadShare product={data.lead.product} />
          <LeadTimeline key={`timeline ${id}`} id={id} />
        </Panels>
      )}
    </QueryPage>
  );
}

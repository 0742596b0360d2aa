import { Failure, Note, useClient, useConsole } from '@marketplace/shared/admin';
import { type ContactChannel, contactLead, type ContactRule } from '@marketplace/shared/api';
import type { Lead } from '@marketplace/shared/schema';
import { Button, useTranslate } from '@marketplace/shared/ui';
import styles from './leads.module.css';
import { useLeadAction } from './useLead';

/** Builds the address that opens a call or a WhatsApp chat on a phone. */
const buildAddress = (channel: ContactChannel, contact: string): string =>
  channel === 'call' ? `tel:+91${contact}` : `https://wa.me/91${contact}`;

interface ContactButtonsProps {
  lead: Lead;
  rule: ContactRule;
}

/** Calls a customer or opens WhatsApp if the partner may contact them now; otherwise says why not. */
export function ContactButtons({ lead, rule }: ContactButtonsProps) {
  const translate = useTranslate();
  const client = useClient();
  const { isReadOnly = false } = useConsole();
  const action = useLeadAction();
  if (rule !== 'allowed') return <Note>{translate(`leads.contact_rule.${rule}`)}</Note>;
  const reach = (channel: ContactChannel) => {
    // Open the window now, because a browser allows that only during the click.
    const opened = channel === 'whatsapp' ? window.open('', '_blank') : window;
    action.mutate(
      async () => {
        const params = { id: lead.id };
        const { data } = await client.call(contactLead, { params, body: { channel } });
        opened?.location.assign(buildAddress(channel, data.contact));
        return translate('leads.calling', { contact: data.contact });
      },
      { onError: () => channel === 'whatsapp' && opened?.close() },
    );
  };
  const name = lead.customer_name;
  return (
    <div className={styles['buttons']}>
      <Button
        disabled={isReadOnly}
        aria-label={translate('leads.call_named', { name })}
        onClick={() => reach('call')}
      >
        {translate('leads.call')}
      </Button>
      <Button
        variant="secondary"
        disabled={isReadOnly}
        aria-label={translate('leads.whatsapp_named', { name })}
        onClick={() => reach('whatsapp')}
      >
        {translate('leads.whatsapp')}
      </Button>
      <Failure error={action.error} />
    </div>
  );
}

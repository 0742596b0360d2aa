import Stack from '@mui/material/Stack';
import { FactList, Panel, useClient, useConfirmedCall, useTexts } from '@marketplace/shared/admin';
import { releaseCall } from '@marketplace/shared/api';
import { formatDateTime, formatRelative, formatTime } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { Button } from '@marketplace/shared/ui';
import { CustomerLink } from '../../report';
import { ContactDetails } from './ContactDetails';
import { OutcomeButton } from './OutcomeButton';
import { Script } from './Script';
import styles from './telecalling.module.css';
import type { CallCard } from './useTelecalling';

interface CurrentCallProps {
  call: CallCard;
  /** When the call was loaded, in milliseconds since 1970. */
  readAt: number;
  onChange: () => Promise<void>;
}

/** Shows the person whom the caller has claimed: name, reason, script, and earlier calls. */
export function CurrentCall({ call, readAt, onChange }: CurrentCallProps) {
  const { id, customer, product, stage, rule_name, stopped_at, consented_at, earlier } = call;
  const { translate, language } = useTexts();
  const client = useClient();
  const run = useConfirmedCall(onChange);
  const release = () => run(() => client.call(releaseCall, { params: { id }, body: {} }));
  const facts = [
    ['product', getOptionLabel('product', product, language)],
    [
      'stopped',
      `${getOptionLabel('leadStage', stage, language)}, ${formatRelative(stopped_at, new Date(readAt), language)}`,
    ],
    ['rule', rule_name],
    ['consented', formatDateTime(consented_at, language)],
    ['city', customer.city || '–'],
  ] as const;
  return (
    <Panel
      size="wide"
      title={translate('telecalling.current')}
      actions={
        <small>
          {translate('telecalling.yours_until', { time: formatTime(call.expires_at, language) })}
        </small>
      }
    >
      <p className={styles['name']}>
        <CustomerLink id={customer.id} partnerId={customer.partner_id} name={customer.name} />
        <span>{customer.reference}</span>
      </p>
      <ContactDetails call={call} />
      <FactList label={(name) => translate(`telecalling.${name}`)} facts={facts} />
      <Script call={call} />
      {earlier.length > 0 && (
        <section className={styles['earlierCalls']}>
          <h3>{translate('telecalling.earlier')}</h3>
          <ul>
            {earlier.map((one) => (
              <li key={one.id}>
                <strong>{getOptionLabel('callDisposition', one.disposition, language)}</strong>
                <span>
                  {one.caller_name}, {formatDateTime(one.ended_at ?? '', language)}
                </span>
                {one.notes && <p>{one.notes}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 2.5 }}>
        <OutcomeButton call={call} onDone={onChange} />
        <Button variant="ghost" onClick={() => void release()}>
          {translate('telecalling.release')}
        </Button>
      </Stack>
    </Panel>
  );
}

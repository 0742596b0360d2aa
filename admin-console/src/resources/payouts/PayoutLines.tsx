import {
  FormDialog,
  SchemaInput,
  useClient,
  useLanguage,
  usePersistedOpen,
} from '@marketplace/shared/admin';
import { clawBackCommission } from '@marketplace/shared/api';
import { formatRupees, wireToDisplay } from '@marketplace/shared/format';
import {
  ledgerReason,
  type LedgerLine,
  ledgerSubject,
  newClawBackSchema,
  optionLabel,
} from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import styles from './payouts.module.css';

interface LineProps {
  line: LedgerLine;
  mayClawBack: boolean;
  onChange: () => void;
}

function PayoutLine({ line, mayClawBack, onChange }: LineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const form = `claw-back/${line.id}`;
  const [taking, setTaking] = usePersistedOpen(form);
  const amount = (['commission', 'gst', 'tds', 'net'] as const)
    .map((name) => `${translate(`fields.${name}`)} ${formatRupees(line[name], language, 'always')}`)
    .join(' · ');
  const about = [
    optionLabel('ledgerKind', line.kind, language),
    line.lender_name || ledgerSubject(line, language),
    wireToDisplay(line.booked_on ?? ''),
    ledgerReason(line, language),
  ];
  return (
    <li>
      <span>
        <strong>{line.application_reference}</strong>
        <small>{about.filter(Boolean).join(' · ')}</small>
        <small>{amount}</small>
      </span>
      {mayClawBack && line.kind !== 'claw_back' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={translate('payouts.claw_back_of', { reference: line.application_reference })}
          onClick={() => setTaking(true)}
        >
          {translate('payouts.claw_back')}
        </Button>
      )}
      {taking && (
        <FormDialog
          form={form}
          title={translate('payouts.claw_back_of', { reference: line.application_reference })}
          submitLabel={translate('payouts.claw_back')}
          schema={newClawBackSchema}
          save={async (values) => {
            const body = newClawBackSchema.cast(values);
            await client.call(clawBackCommission, { params: { id: line.id }, body });
            notify.success(translate('payouts.clawed_back'));
            onChange();
          }}
          onClose={() => setTaking(false)}
        >
          <SchemaInput autoFocus source="amount" />
          <SchemaInput source="reason" />
        </FormDialog>
      )}
    </li>
  );
}

/** The lines of a payout, with what they are made of. */
export function PayoutLines({
  lines,
  ...rest
}: Omit<LineProps, 'line'> & { lines: readonly LedgerLine[] }) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <PayoutLine key={line.id} line={line} {...rest} />
      ))}
    </ul>
  );
}

import {
  FormDialogButton,
  Rows,
  SchemaInput,
  WaitingClawBack,
  useClient,
  usePendingToast,
  useTexts,
} from '@marketplace/shared/admin';
import { clawBackCommission } from '@marketplace/shared/api';
import { formatDate, formatRupees } from '@marketplace/shared/format';
import {
  getLedgerReason,
  type LedgerLine,
  getLedgerSubject,
  newClawBackSchema,
  getOptionLabel,
} from '@marketplace/shared/schema';
import { notify } from '@marketplace/shared/ui';
import styles from './payouts.module.css';

interface LineProps {
  line: LedgerLine;
  mayClawBack: boolean;
  onChange: () => void;
}

function PayoutLine({ line, mayClawBack, onChange }: LineProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const announce = usePendingToast();
  const title = translate('payouts.claw_back_of', { reference: line.application_reference });
  const about = [
    getOptionLabel('ledgerKind', line.kind, language),
    line.lender_name || getLedgerSubject(line, language),
    formatDate(line.booked_on ?? '', language),
    getLedgerReason(line, language),
  ];
  return (
    <li>
      <div>
        <strong>{line.application_reference}</strong>
        <small>{about.filter(Boolean).join(' · ')}</small>
        <small className={styles['amounts']}>
          {(['commission', 'gst', 'tds', 'net'] as const).map((name) => (
            <span key={name}>
              {translate(`fields.${name}`)} {formatRupees(line[name], language, 'always')}
            </span>
          ))}
        </small>
        <WaitingClawBack id={line.id} />
      </div>
      {mayClawBack && line.kind !== 'claw_back' && (
        <FormDialogButton
          form={`claw-back/${line.id}`}
          label={translate('payouts.claw_back')}
          button={{ variant: 'secondary', 'aria-label': title }}
          title={title}
          submitLabel={translate('payouts.claw_back')}
          schema={newClawBackSchema}
          save={async (values) => {
            const body = newClawBackSchema.cast(values);
            const params = { id: line.id };
            const { data } = await client.call(clawBackCommission, { params, body });
            if (data.pending_id) announce(data.pending_id);
            else notify.success(translate('payouts.clawed_back'));
            onChange();
          }}
        >
          <SchemaInput autoFocus source="amount" />
          <SchemaInput source="reason" />
        </FormDialogButton>
      )}
    </li>
  );
}

/** Lists the lines of a payout with what each is made of. */
export function PayoutLines({
  lines,
  ...rest
}: Omit<LineProps, 'line'> & { lines: readonly LedgerLine[] }) {
  return (
    <Rows>
      {lines.map((line) => (
        <PayoutLine key={line.id} line={line} {...rest} />
      ))}
    </Rows>
  );
}

import Stack from '@mui/material/Stack';
import {
  FactList,
  FormDialogButton,
  Note,
  Panel,
  Panels,
  QueryPage,
  SchemaInput,
  useCallQuery,
  useClient,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { getPartnerLedgerLine, openDispute } from '@marketplace/shared/api';
import { toDisplayDate } from '@marketplace/shared/format';
import { getLedgerSubject, newDisputeSchema, getOptionLabel } from '@marketplace/shared/schema';
import { notify } from '@marketplace/shared/ui';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { LedgerLines, LedgerSums } from './LedgerLines';
import { LedgerReasons, type Opened } from './LedgerReasons';

/** Says when the line is paid, and by which payout. */
function Payment({ opened: { line } }: { opened: Opened }) {
  const { translate, language } = useTexts();
  const day = line.paid_on && toDisplayDate(line.paid_on);
  const facts = [
    ['state', getOptionLabel('ledgerState', line.state, language)],
    ['booked', line.booked_on && toDisplayDate(line.booked_on)],
    [line.state === 'paid' ? 'paid_on' : 'paid_by', day],
    [
      'payout',
      line.payout_id && (
        <Link key="payout" to={`/reports/payouts/${line.payout_id}`}>
          {line.payout_reference}
        </Link>
      ),
    ],
    ['utr', line.utr],
  ] as const;
  return (
    <>
      <FactList label={(name) => translate(`reports.${name}`)} facts={facts} />
      {line.state === 'expected' && <Note>{translate('reports.estimate')}</Note>}
    </>
  );
}

function NewDispute({ id }: { id: string }) {
  const translate = useTranslate();
  const client = useClient();
  const navigate = useNavigate();
  return (
    <FormDialogButton
      form={`disputes/${id}`}
      button={{ variant: 'secondary' }}
      label={translate('reports.dispute')}
      submitLabel={translate('reports.send')}
      schema={newDisputeSchema}
      record={{ entry_id: id }}
      save={async (values) => {
        const { data } = await client.call(openDispute, { body: newDisputeSchema.cast(values) });
        notify.success(translate('reports.dispute_sent', { reference: data.reference }));
        void navigate(`/reports/disputes/${data.id}`);
      }}
    >
      <SchemaInput autoFocus source="reason" />
      <SchemaInput source="text" />
    </FormDialogButton>
  );
}

/** Shows a line of the ledger and how its amount comes about. */
export function LedgerLinePage() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
  const { isReadOnly } = useConsole();
  const query = useCallQuery(getPartnerLedgerLine, { params: { id } });
  const { data } = query;
  const dispute = data?.line.dispute_id;
  const isOpen = dispute && data.line.dispute_status !== 'resolved';
  return (
    <QueryPage
      query={query}
      title={(data && getLedgerSubject(data.line, language)) || translate('reports.line')}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('reports.title'), to: '/reports' },
      ]}
      actions={
        <Stack component="span" direction="row" spacing={1.5}>
          {dispute && (
            <Link to={`/reports/disputes/${dispute}`}>{translate('reports.disputed')}</Link>
          )}
          {data && !isOpen && !isReadOnly && <NewDispute id={id} />}
        </Stack>
      }
      lines={8}
      height="24px"
    >
      {(opened) => (
        <>
          <LedgerSums sums={opened.line} />
          <Panels>
            <Panel title={translate('reports.why')}>
              <LedgerReasons opened={opened} />
            </Panel>
            <Panel title={translate('reports.payout')}>
              <Payment opened={opened} />
            </Panel>
            {opened.related.length > 0 && (
              <Panel
                size="full"
                title={translate(
                  opened.line.kind === 'claw_back' ? 'reports.claw_back_of' : 'reports.claw_backs',
                )}
              >
                <LedgerLines lines={opened.related} />
              </Panel>
            )}
          </Panels>
        </>
      )}
    </QueryPage>
  );
}

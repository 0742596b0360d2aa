import {
  FactList,
  FormDialogButton,
  Panel,
  Panels,
  QueryPage,
  SchemaInput,
  useCallQuery,
  useClient,
  useConsole,
  useLanguage,
} from '@marketplace/shared/admin';
import { type AnswerOf, getPartnerLedgerLine, openDispute } from '@marketplace/shared/api';
import {
  formatNumber,
  formatPercent,
  formatRupees,
  pickRecordText,
  toDisplayDate,
} from '@marketplace/shared/format';
import {
  getLedgerReason,
  getLedgerSubject,
  newDisputeSchema,
  getOptionLabel,
} from '@marketplace/shared/schema';
import { notify } from '@marketplace/shared/ui';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { LedgerLines, LedgerSums } from './LedgerLines';
import styles from './reports.module.css';

type Opened = AnswerOf<typeof getPartnerLedgerLine>['data'];

/** Returns how the lender's slabs and the partner's terms come to the commission. */
function useDisbursalFacts(opened: Opened) {
  const translate = useTranslate();
  const language = useLanguage();
  const { line, lead, slabs, revenue, promised, month_disbursals, month_average } = opened;
  const rupees = (amount: number) => formatRupees(amount, language, 'always');
  const percent = (value: number) => formatPercent(value, language);
  const rule = ({ revenue_percent, revenue_flat }: Opened['slabs'][number]) =>
    revenue_percent && revenue_flat
      ? translate('reports.slab_both', {
          percent: percent(revenue_percent),
          flat: rupees(revenue_flat),
        })
      : revenue_percent
        ? percent(revenue_percent)
        : rupees(revenue_flat ?? 0);
  return [
    ['customer', line.customer_name],
    ['lead', lead && `${lead.reference}, ${getOptionLabel('leadStage', lead.stage, language)}`],
    ['application', line.application_reference],
    ['lender', `${line.lender_name}, ${getOptionLabel('product', line.product, language)}`],
    [
      'disbursed',
      translate('reports.on_day', {
        amount: rupees(line.disbursed_amount ?? 0),
        day: toDisplayDate(line.disbursed_on ?? '') ?? '',
      }),
    ],
    [
      'month',
      translate('reports.month_rule', {
        count: formatNumber(month_disbursals, language),
        amount: rupees(month_average),
      }),
    ],
    ...slabs.map(
      (slab) =>
        [
          'slab',
          translate('reports.slab_rule', {
            type: pickRecordText(language, slab.revenue_type, slab.revenue_type_hi),
            rate: rule(slab),
            revenue: rupees(slab.revenue),
          }),
        ] as const,
    ),
    ['promised', revenue !== promised && rupees(promised)],
    ['lender_pays', rupees(revenue)],
    [
      'share',
      opened.revenue_flat_fee
        ? translate('reports.share_rule', {
            percent: percent(opened.revenue_percent ?? 0),
            flat: rupees(opened.revenue_flat_fee),
          })
        : percent(opened.revenue_percent ?? 0),
    ],
  ] as const;
}

/** Says what the amount of a line is made of. */
function Reasons({ opened }: { opened: Opened }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { line } = opened;
  const rupees = (amount: number) => formatRupees(amount, language, 'always');
  const percent = (value: number) => formatPercent(value, language);
  const disbursal = useDisbursalFacts(opened);
  const referral = [
    ['reason', getLedgerSubject(line, language)],
    ['application', line.application_reference],
    ['referral', getOptionLabel('referralEvent', 'first_disbursal', language)],
  ] as const;
  const tdsKey = opened.has_pan ? 'reports.tds_rule' : 'reports.tds_no_pan';
  const facts = [
    ...(line.application_id ? disbursal : referral),
    [
      'gst',
      opened.gst_percent > 0
        ? translate('reports.gst_rule', {
            amount: rupees(line.gst),
            percent: percent(opened.gst_percent),
          })
        : translate('reports.gst_none'),
    ],
    ['gst_changed_on', opened.gst_changed_on && toDisplayDate(opened.gst_changed_on)],
    ['tds', translate(tdsKey, { amount: rupees(line.tds), percent: percent(opened.tds_percent) })],
    ['claw_back', getLedgerReason(line, language)],
  ] as const;
  return <FactList label={(name) => translate(`reports.${name}`)} facts={facts} />;
}

/** Says when the line is paid, and by which payout. */
function Payment({ opened: { line } }: { opened: Opened }) {
  const translate = useTranslate();
  const language = useLanguage();
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
      {line.state === 'expected' && (
        <p className={styles['muted']}>{translate('reports.estimate')}</p>
      )}
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

/** A line of the ledger, opened to all that its amount is made of. */
export function LedgerLinePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
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
        <span className={styles['links']}>
          {dispute && (
            <Link to={`/reports/disputes/${dispute}`}>{translate('reports.disputed')}</Link>
          )}
          {data && !isOpen && !isReadOnly && <NewDispute id={id} />}
        </span>
      }
      lines={8}
      height="24px"
    >
      {(opened) => (
        <>
          <LedgerSums sums={opened.line} />
          <Panels>
            <Panel title={translate('reports.why')}>
              <Reasons opened={opened} />
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

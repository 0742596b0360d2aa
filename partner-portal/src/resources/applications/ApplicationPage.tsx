import {
  FactList,
  Note,
  Panel,
  Panels,
  QueryPage,
  Rows,
  buildReadColumns,
  useCallQuery,
  useTexts,
} from '@marketplace/shared/admin';
import {
  type AnswerOf,
  getPartnerApplication,
  partnerApplicationSchema,
} from '@marketplace/shared/api';
import { formatRupees, toDisplayDate } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

type Opened = AnswerOf<typeof getPartnerApplication>['data'];

const OFFER = [
  'lender_name',
  'product',
  'amount',
  'tenure_months',
  'annual_rate',
  'apr',
  'emi',
  'created_at',
] as const;

const STATE = ['status', 'status_date', 'disbursed_amount'] as const;

/** Shows fields of the application as its lists do. */
function Facts({ opened, names }: { opened: Opened; names: readonly string[] }) {
  const translate = useTranslate();
  const columns = buildReadColumns(partnerApplicationSchema, names, translate);
  return (
    <FactList
      label={(name) => name}
      facts={columns.map(({ name, label, render }) => [
        // The field of the borrower's form means the EMIs that the person pays already.
        name === 'emi' ? translate('applications.emi') : label,
        render(opened.application),
      ])}
    />
  );
}

function Customer({ opened: { application, lead } }: { opened: Opened }) {
  const { translate, language } = useTexts();
  const facts = [
    ['fields.customer_name', application.customer_name || translate('portal.unnamed')],
    [
      'leads.lead',
      lead && (
        <Link key="lead" to={`/leads/${lead.id}`}>
          {lead.reference}
        </Link>
      ),
    ],
    ['fields.stage', lead && getOptionLabel('leadStage', lead.stage, language)],
  ] as const;
  return (
    <Panel title={translate('applications.customer')}>
      <FactList label={translate} facts={facts} />
    </Panel>
  );
}

/** Shows every status with the lender's day, the newest first. */
function History({ opened: { history } }: { opened: Opened }) {
  const { translate, language } = useTexts();
  return (
    <Panel title={translate('applications.history')}>
      <Rows as="ol">
        {history.toReversed().map(({ status, status_date, noted_at }) => (
          <li key={noted_at}>
            <span>{getOptionLabel('applicationStatus', status, language)}</span>
            <span>{toDisplayDate(status_date)}</span>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

/** Shows what the application earns: a line of the ledger each, which opens to the reasons. */
function Money({ opened: { lines } }: { opened: Opened }) {
  const { translate, language } = useTexts();
  return (
    <Panel title={translate('applications.money')}>
      {lines.length === 0 && <Note>{translate('applications.no_money')}</Note>}
      <Rows>
        {lines.map(({ id, kind, commission, net, state }) => (
          <li key={id}>
            <span>
              <Link to={`/reports/entries/${id}`}>
                {getOptionLabel('ledgerKind', kind, language)}
              </Link>
              <small>{getOptionLabel('ledgerState', state, language)}</small>
            </span>
            <span>
              <strong>{formatRupees(commission, language, 'always')}</strong>
              <small>
                {translate('applications.net', { amount: formatRupees(net, language, 'always') })}
              </small>
            </span>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

/** Shows one of the partner's applications: the customer, the offer as it was taken, its history and its money. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const query = useCallQuery(getPartnerApplication, { params: { id } });
  const application = query.data?.application;
  return (
    <QueryPage
      query={query}
      title={
        application
          ? application.customer_name || translate('portal.unnamed')
          : translate('applications.title')
      }
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('portal.applications'), to: '/applications' },
      ]}
      about={application?.reference}
      lines={8}
      height="24px"
    >
      {(opened) => (
        <Panels>
          <Panel title={translate('applications.state')}>
            <Facts opened={opened} names={STATE} />
          </Panel>
          <Customer opened={opened} />
          <Money opened={opened} />
          <History opened={opened} />
          <Panel size="full" title={translate('applications.offer')}>
            <Facts opened={opened} names={OFFER} />
          </Panel>
        </Panels>
      )}
    </QueryPage>
  );
}

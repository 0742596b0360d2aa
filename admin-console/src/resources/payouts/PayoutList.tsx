import {
  buildChoiceFilter,
  FormDialogButton,
  ListPage,
  SchemaInput,
  useClient,
  buildReadColumns,
} from '@marketplace/shared/admin';
import { draftPayouts } from '@marketplace/shared/api';
import { getDeviceToday } from '@marketplace/shared/format';
import { newPayoutsSchema, type Payout, payoutSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCanAccess, useRefresh } from 'react-admin';
import { useNames } from '../../names';
import { buildLinkColumn } from '../../report';
import { ReferralReward } from './ReferralReward';

const COLUMNS = [
  'partner_id',
  'month',
  'status',
  'commission',
  'gst',
  'tds',
  'net',
  'paid_on',
  'utr',
] as const;

/** The longest status and the bank's reference wrap, so that all columns fit a window of 1280 px. */
const WRAPPED: Readonly<Record<string, string>> = { status: '5.5rem', utr: '7.5rem' };

/** These columns are hidden at first, because a window of 1440 px is full without them. */
const HIDDEN_COLUMNS = ['entries', 'created_by_name', 'approved_by_name'] as const;

function NewPayouts() {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  return (
    <FormDialogButton
      form="payouts/new"
      label={translate('payouts.draft')}
      button={{ size: 'normal' }}
      submitLabel={translate('payouts.draft_do')}
      schema={newPayoutsSchema}
      record={{ month: getDeviceToday().slice(0, 7) }}
      save={async (values) => {
        const { data } = await client.call(draftPayouts, { body: newPayoutsSchema.cast(values) });
        notify.success(translate('payouts.drafted', { count: data.drafted }));
        refresh();
      }}
    >
      <SchemaInput autoFocus source="month" hint={translate('payouts.month_hint')} />
    </FormDialogButton>
  );
}

/** Lists the payouts of all partners, the newest first. */
export function PayoutList() {
  const translate = useTranslate();
  const { partners } = useNames();
  const { canAccess } = useCanAccess({ resource: 'payouts', action: 'edit' });
  return (
    <ListPage<Payout>
      title={translate('ui.admin_routes.payouts')}
      about={translate('payouts.about')}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={{ title: 'payouts.no_payouts', text: 'payouts.no_payouts_text' }}
      searchLabel={translate('payouts.search')}
      filters={[
        'status',
        buildChoiceFilter('partner_id', translate('fields.partner_id'), partners),
      ]}
      columns={[
        buildLinkColumn({ translate }, 'payouts', 'reference'),
        ...buildReadColumns(payoutSchema, COLUMNS, translate).map((column) => {
          const width = WRAPPED[column.name];
          return width ? { ...column, wrap: true, width } : column;
        }),
        ...buildReadColumns(payoutSchema, HIDDEN_COLUMNS, translate).map((column) => ({
          ...column,
          hidden: true,
        })),
      ]}
      actions={
        canAccess && (
          <>
            <ReferralReward />
            <NewPayouts />
          </>
        )
      }
      pinned
      compact
    />
  );
}

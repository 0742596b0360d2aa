import {
  LocalList,
  PageHeader,
  RecordTable,
  buildChoiceFilter,
  filterRows,
  getErrorText,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { LENDER_STATES } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';
import { hasInput } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/ui';
import { useMemo, useState } from 'react';
import {
  BulkSwitches,
  type LenderSwitch,
  type Outage,
  getOutageFormKey,
  getSwitchOffFormKey,
  SwitchOffDialog,
  useLenderSwitches,
  useTurnLenders,
} from '../../lenderSwitch';
import { LenderDetails } from './LenderDetails';
import { OutageDialog } from './OutageDialog';
import { buildSwitchColumns } from './switchColumns';

const FILTERS = ['state', 'q'];
const BULK = { actions: <BulkSwitches /> };
const NAME_ORDER = { field: 'name', order: 'ASC' } as const;

/** The open dialog, by the ids of its lenders, because the rows change while it is open. */
type DialogState =
  | { kind: 'off'; ids: readonly number[] }
  | { kind: 'details'; ids: readonly number[] }
  | { kind: 'outage'; ids: readonly number[]; outage?: Outage | undefined };

/** Returns the dialog that a reload or a sign-in interrupted. */
function findInterrupted(rows: readonly LenderSwitch[]): DialogState | undefined {
  for (const row of rows) {
    const ids = [row.id];
    if (row.lender_status === 1 && hasInput(getSwitchOffFormKey(ids))) return { kind: 'off', ids };
    const outages = [undefined, ...row.outages];
    const outage = outages.findIndex((one) => hasInput(getOutageFormKey(row, one)));
    if (outage >= 0) return { kind: 'outage', ids, outage: outages[outage] };
  }
  return undefined;
}

interface OpenedDialogProps {
  opened: DialogState;
  rows: readonly LenderSwitch[];
  open: (next: DialogState | null) => void;
}

function OpenedDialog({ opened, rows, open }: OpenedDialogProps) {
  const lenders = rows.filter(({ id }) => opened.ids.includes(id));
  const [lender] = lenders;
  const close = () => open(null);
  if (!lender) return null;
  if (opened.kind === 'off') return <SwitchOffDialog ids={opened.ids} onClose={close} />;
  if (opened.kind === 'outage')
    return <OutageDialog lender={lender} outage={opened.outage} onClose={close} />;
  return (
    <LenderDetails
      lender={lender}
      onPlan={(outage) => open({ kind: 'outage', ids: [lender.id], outage })}
      onClose={close}
    />
  );
}

/** Switches lenders on and off, plans their outages, and says how many borrowers that affects. */
export function VendorsOnOff() {
  const { translate, language } = useTexts();
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const [chosen, open] = useState<DialogState | null>();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const query = useLenderSwitches();
  const turnLenders = useTurnLenders();
  const { rows: all, borrowers = 0, days = 0 } = query.data ?? {};
  const interrupted = useMemo(() => findInterrupted(all ?? []), [all]);
  const opened = chosen === undefined ? interrupted : chosen;
  const rows =
    all && filterRows(all, filters, (row) => `${row.name} ${row.last_change?.reason ?? ''}`);

  const switchOn = async (lender: LenderSwitch): Promise<void> => {
    if (busy.has(lender.id)) return;
    setBusy(new Set([...busy, lender.id]));
    try {
      await turnLenders([lender], 1);
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
    setBusy(new Set());
  };
  const columns = buildSwitchColumns({
    translate,
    language,
    busy,
    turn: (lender) =>
      lender.lender_status === 1 ? open({ kind: 'off', ids: [lender.id] }) : void switchOn(lender),
    showDetails: ({ id }) => open({ kind: 'details', ids: [id] }),
  });
  const states = buildChoiceFilter(
    'state',
    translate('vendors_on_off.state'),
    LENDER_STATES.map((id) => ({ id, name: translate(`vendors_on_off.states.${id}`) })),
  );
  const title = translate('ui.admin_routes.vendors_on_off');
  return (
    <LocalList
      resource="vendors-on-off"
      query={query}
      rows={rows}
      sort={NAME_ORDER}
      filters={filters}
      setFilters={setFilters}
    >
      <PageHeader title={title}>
        {query.data &&
          translate('vendors_on_off.about', { days, count: formatNumber(borrowers, language) })}
      </PageHeader>
      <RecordTable
        searchLabel={translate('vendors_on_off.search')}
        filters={[states]}
        title={title}
        columns={columns}
        pinned
        bulk={BULK}
      />
      {opened && <OpenedDialog opened={opened} rows={all ?? []} open={open} />}
    </LocalList>
  );
}

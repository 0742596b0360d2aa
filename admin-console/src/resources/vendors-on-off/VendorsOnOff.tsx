import {
  buildChoiceFilter,
  getErrorText,
  PageHeader,
  RecordTable,
  useLanguage,
  LocalList,
  filterRows,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { LENDER_STATES } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';
import { hasInput } from '@marketplace/shared/session';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { LenderDetails } from './LenderDetails';
import {
  type LenderSwitch,
  type Outage,
  getOutageFormKey,
  getSwitchOffFormKey,
} from './lenderSwitch';
import { OutageDialog } from './OutageDialog';
import { buildSwitchColumns } from './switchColumns';
import { SwitchOffDialog } from './SwitchOffDialog';
import { useLenderSwitches, useTurnLenders } from './useLenderSwitches';

const FILTERS = ['state', 'q'];
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
    if (hasInput(getSwitchOffFormKey(ids))) return { kind: 'off', ids };
    const outages = [undefined, ...row.outages];
    const outage = outages.findIndex((one) => hasInput(getOutageFormKey(row, one)));
    if (outage >= 0) return { kind: 'outage', ids, outage: outages[outage] };
  }
  return undefined;
}

interface OpenedDialogProps {
  opened: DialogState;
  rows: readonly LenderSwitch[];
  days: number;
  open: (next: DialogState | null) => void;
}

function OpenedDialog({ opened, rows, days, open }: OpenedDialogProps) {
  const { onUnselectItems } = useListContext();
  const lenders = rows.filter(({ id }) => opened.ids.includes(id));
  const [lender] = lenders;
  const close = () => open(null);
  if (!lender) return null;
  if (opened.kind === 'off')
    return <SwitchOffDialog {...{ lenders, days }} onClose={close} onDone={onUnselectItems} />;
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

interface BulkSwitchesProps {
  turn: (ids: readonly number[], status: 0 | 1, onDone: () => void) => void;
}

function BulkSwitches({ turn }: BulkSwitchesProps) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const ids = selectedIds.map(Number);
  return ([1, 0] as const).map((status) => (
    <Button
      key={status}
      variant="ghost"
      size="small"
      onClick={() => turn(ids, status, onUnselectItems)}
    >
      {translate(status === 1 ? 'vendors_on_off.on' : 'vendors_on_off.off')}
    </Button>
  ));
}

/** Switches lenders on and off, plans their outages, and says how many borrowers that affects. */
export function VendorsOnOff() {
  const translate = useTranslate();
  const language = useLanguage();
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

  const switchOn = async (lenders: readonly LenderSwitch[]): Promise<void> => {
    const waiting = lenders.filter(({ id }) => !busy.has(id));
    if (waiting.length === 0) return;
    setBusy(new Set([...busy, ...waiting.map(({ id }) => id)]));
    try {
      await turnLenders(waiting, 1);
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
    setBusy(new Set());
  };
  const turn: BulkSwitchesProps['turn'] = (ids, status, onDone) => {
    const lenders = (all ?? []).filter(
      ({ id, lender_status }) => ids.includes(id) && lender_status !== status,
    );
    if (lenders.length === 0) onDone();
    else if (status === 0) open({ kind: 'off', ids: lenders.map(({ id }) => id) });
    else void switchOn(lenders).then(onDone);
  };
  const columns = buildSwitchColumns({
    translate,
    language,
    busy,
    turn: ({ id, lender_status }) => turn([id], lender_status === 1 ? 0 : 1, () => undefined),
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
        bulk={{ actions: <BulkSwitches turn={turn} /> }}
      />
      {opened && <OpenedDialog opened={opened} rows={all ?? []} days={days} open={open} />}
    </LocalList>
  );
}

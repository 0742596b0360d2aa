import { createColumnHelper, type TableColumn, Badge } from '@marketplace/shared/admin';
import { formatDateTime, formatNumber } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { getOptionLabel } from '@marketplace/shared/schema';
import { Button, Switch, VisuallyHidden } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import type { LenderSwitch } from '../../lenderSwitch';
import styles from './vendorsOnOff.module.css';

interface Parts {
  translate: Translate;
  language: Language;
  /** The lenders whose switch is being saved. */
  busy: ReadonlySet<number>;
  turn: (lender: LenderSwitch) => void;
  showDetails: (lender: LenderSwitch) => void;
}

const TONES = { on: 'good', off: 'still', outage: 'bad', planned: 'open' } as const;

function StateCell({
  lender,
  translate,
  language,
}: { lender: LenderSwitch } & Pick<Parts, 'translate' | 'language'>) {
  const { state, outages } = lender;
  const [next] = outages;
  return (
    <span className={styles['lines']}>
      <Badge tone={TONES[state]} status={state}>
        {translate(`vendors_on_off.states.${state}`)}
      </Badge>
      {next && state !== 'off' && (
        <span>
          {state === 'outage'
            ? translate('vendors_on_off.until', { when: formatDateTime(next.ends_at, language) })
            : translate('vendors_on_off.from', { when: formatDateTime(next.starts_at, language) })}
        </span>
      )}
    </span>
  );
}

function LastChange({
  lender,
  translate,
  language,
}: { lender: LenderSwitch } & Pick<Parts, 'translate' | 'language'>) {
  const { last_change: last } = lender;
  if (!last) return <small>{translate('vendors_on_off.never')}</small>;
  const when = formatDateTime(last.at, language);
  const event = getOptionLabel('lenderEvent', last.event, language);
  return (
    <span className={styles['lines']}>
      <span className={styles['reason']} title={last.reason || undefined}>
        {last.reason ? `${event}: ${last.reason}` : event}
      </span>
      <span>{translate('vendors_on_off.changed_by', { who: last.admin_name, when })}</span>
    </span>
  );
}

/** Builds the columns: a lender's switch, its effect, and the last change. */
export const buildSwitchColumns = (parts: Parts): TableColumn<LenderSwitch>[] => {
  const { translate, language, busy, turn, showDetails } = parts;
  const column = createColumnHelper<LenderSwitch>(translate, language);
  const buildCountColumn = (name: 'offers' | 'in_flight'): TableColumn<LenderSwitch> =>
    column.accessor(name, `vendors_on_off.${name}`, {
      align: 'end',
      render: (lender) => formatNumber(lender[name], language),
    });
  return [
    column.accessor('name', 'fields.name', {
      width: '12rem',
      render: ({ id, name, product }) => (
        <span className={styles['lines']}>
          <Link className={styles['name']} to={`/lenders/${id}`} title={name}>
            {name}
          </Link>
          <span>{getOptionLabel('product', product, language)}</span>
        </span>
      ),
    }),
    column.accessor('lender_status', 'fields.lender_status', {
      csv: ({ lender_status }) => translate(lender_status === 1 ? 'kit.flag.on' : 'kit.flag.off'),
      render: (lender) => (
        <Switch
          label={translate('vendors_on_off.switch_of', { name: lender.name })}
          labelHidden
          checked={lender.lender_status === 1}
          aria-busy={busy.has(lender.id) || undefined}
          onChange={() => turn(lender)}
        />
      ),
    }),
    column.accessor('state', 'vendors_on_off.state', {
      csv: ({ state }) => translate(`vendors_on_off.states.${state}`),
      render: (lender) => <StateCell {...{ lender, translate, language }} />,
    }),
    buildCountColumn('offers'),
    buildCountColumn('in_flight'),
    column.display('last_change', 'vendors_on_off.last_change', {
      phone: 'wide',
      wrap: true,
      csv: ({ last_change }) => last_change?.reason ?? '',
      render: (lender) => <LastChange {...{ lender, translate, language }} />,
    }),
    column.actions((lender) => (
      <span className={report['actions']}>
        <Button variant="ghost" size="small" onClick={() => showDetails(lender)}>
          {translate('vendors_on_off.details')}
          <VisuallyHidden> {lender.name}</VisuallyHidden>
        </Button>
      </span>
    )),
  ];
};

import { FormDialog, SchemaInput, useClient, useTexts } from '@marketplace/shared/admin';
import { explainLenderSwitch } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';
import { switchReason } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { object } from 'yup';
import { type LenderSwitch, getSwitchOffFormKey } from './lenderSwitch';
import styles from './lenderSwitch.module.css';
import { useLenderSwitches, useRefreshSwitches, useTurnLenders } from './useLenderSwitches';

const schema = object({ reason: switchReason() });

interface EffectProps {
  lenders: readonly LenderSwitch[];
  /** The offers are those of this many days. */
  days: number;
}

/** Says how many borrowers lose an offer, and how many applications continue. */
function Effect({ lenders, days }: EffectProps) {
  const { translate, language } = useTexts();
  const single = lenders.length === 1;
  const formatSum = (key: string, field: 'offers' | 'in_flight') => {
    const sum = lenders.reduce((total, lender) => total + lender[field], 0);
    return translate(key, { smart_count: sum, count: formatNumber(sum, language), days });
  };
  return (
    <>
      <ul className={styles['effects']}>
        <li>
          {formatSum(
            single ? 'vendors_on_off.offers_lost' : 'vendors_on_off.offers_lost_many',
            'offers',
          )}
        </li>
        <li>{formatSum('vendors_on_off.applications_continue', 'in_flight')}</li>
      </ul>
      {!single && <p className={styles['names']}>{lenders.map(({ name }) => name).join(', ')}</p>}
    </>
  );
}

function ReasonInput() {
  const translate = useTranslate();
  return <SchemaInput autoFocus source="reason" hint={translate('vendors_on_off.reason_hint')} />;
}

interface SwitchOffDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone?: () => void;
}

/** Says how many borrowers switching lenders off affects, and asks for the reason before. */
export function SwitchOffDialog({ ids, onClose, onDone }: SwitchOffDialogProps) {
  const translate = useTranslate();
  const turn = useTurnLenders();
  const { data, error, refetch } = useLenderSwitches();
  const lenders =
    data?.rows.filter(({ id, lender_status }) => ids.includes(id) && lender_status === 1) ?? [];
  const [only] = lenders;
  return (
    <FormDialog
      form={getSwitchOffFormKey(ids)}
      title={
        ids.length === 1
          ? translate('vendors_on_off.off_title', { name: only?.name ?? '' })
          : translate('vendors_on_off.off_title_many', { count: ids.length })
      }
      schema={schema}
      loading={data ? undefined : { error, onRetry: () => void refetch(), lines: 3 }}
      submitLabel={translate('vendors_on_off.off')}
      waits={false}
      save={async (values) => {
        await turn(lenders, 0, schema.cast(values).reason);
        onDone?.();
      }}
      onClose={onClose}
    >
      <Effect lenders={lenders} days={data?.days ?? 0} />
      <ReasonInput />
    </FormDialog>
  );
}

interface SwitchedOffDialogProps {
  id: number;
  /** Switches the lender on again. */
  takeBack: () => Promise<void>;
  onClose: () => void;
}

/** Says how many borrowers a lender that has just been switched off affects, and takes the reason, or the switch back. */
export function SwitchedOffDialog({ id, takeBack, onClose }: SwitchedOffDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefreshSwitches();
  const { data, error, refetch } = useLenderSwitches();
  const lenders = data?.rows.filter((lender) => lender.id === id) ?? [];
  return (
    <FormDialog
      form={getSwitchOffFormKey([id])}
      title={translate('vendors_on_off.is_off', { name: lenders[0]?.name ?? '' })}
      schema={schema}
      loading={data ? undefined : { error, onRetry: () => void refetch(), lines: 3 }}
      submitLabel={translate('vendors_on_off.keep_off')}
      cancel={{ label: translate('vendors_on_off.take_back'), run: takeBack }}
      waits={false}
      save={async (values) => {
        const { message } = await client.call(explainLenderSwitch, {
          params: { lenderId: id },
          body: schema.cast(values),
        });
        await refresh();
        notify.success(message);
      }}
      onClose={onClose}
    >
      <Effect lenders={lenders} days={data?.days ?? 0} />
      <ReasonInput />
    </FormDialog>
  );
}

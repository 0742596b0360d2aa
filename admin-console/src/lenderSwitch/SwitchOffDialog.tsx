import { FormDialog, SchemaInput, useLanguage } from '@marketplace/shared/admin';
import { formatNumber } from '@marketplace/shared/format';
import { switchReason } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { object } from 'yup';
import { type LenderSwitch, getSwitchOffFormKey } from './lenderSwitch';
import { useTurnLenders } from './useLenderSwitches';
import styles from './vendorsOnOff.module.css';

const schema = object({ reason: switchReason() });

interface SwitchOffDialogProps {
  lenders: readonly LenderSwitch[];
  /** The dialog counts the offers of this many days. */
  days: number;
  onClose: () => void;
  onDone?: () => void;
}

/** Says how many borrowers the switch affects, and asks for the reason. */
export function SwitchOffDialog({ lenders, days, onClose, onDone }: SwitchOffDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const turn = useTurnLenders();
  const [only, ...others] = lenders;
  const single = others.length === 0;
  const formatSum = (key: string, field: 'offers' | 'in_flight') => {
    const sum = lenders.reduce((total, lender) => total + lender[field], 0);
    return translate(key, { smart_count: sum, count: formatNumber(sum, language), days });
  };
  return (
    <FormDialog
      form={getSwitchOffFormKey(lenders.map(({ id }) => id))}
      title={
        single
          ? translate('vendors_on_off.off_title', { name: only?.name ?? '' })
          : translate('vendors_on_off.off_title_many', { count: lenders.length })
      }
      schema={schema}
      submitLabel={translate('vendors_on_off.off')}
      waits={false}
      save={async (values) => {
        await turn(lenders, 0, schema.cast(values).reason);
        onDone?.();
      }}
      onClose={onClose}
    >
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
      <SchemaInput autoFocus source="reason" hint={translate('vendors_on_off.reason_hint')} />
    </FormDialog>
  );
}

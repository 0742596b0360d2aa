import {
  FormDialogButton,
  Panel,
  Rows,
  SchemaInput,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import { setCallTarget } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';
import { callTargetSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { usePermissions } from 'react-admin';
import styles from './telecalling.module.css';
import type { Caller } from './useTelecalling';

interface TargetsProps {
  callers: readonly Caller[];
  day: string;
  onChange: () => Promise<void>;
}

const FULL_ACCESS = 1;
const targetFields = callTargetSchema.pick(['calls']);

/** Shows each caller's progress against today's target; role 3 sees only its own. */
export function Targets({ callers, day, onChange }: TargetsProps) {
  const translate = useTranslate();
  const { permissions } = usePermissions<unknown>();
  return (
    <Panel title={translate('telecalling.today')}>
      <Rows>
        {callers.map((caller) => (
          <CallerRow
            key={caller.account_id}
            caller={caller}
            day={day}
            editable={permissions === FULL_ACCESS}
            onChange={onChange}
          />
        ))}
      </Rows>
    </Panel>
  );
}

interface CallerRowProps extends Omit<TargetsProps, 'callers'> {
  caller: Caller;
  editable: boolean;
}

function CallerRow({ caller, day, editable, onChange }: CallerRowProps) {
  const { account_id, name, ended, reached, target } = caller;
  const { translate, language } = useTexts();
  const client = useClient();
  const formatCount = (value: number): string => formatNumber(value, language);
  return (
    <li className={styles['caller']}>
      <span>
        {name}
        <small>{translate('telecalling.reached', { count: formatCount(reached) })}</small>
      </span>
      <strong>
        {target === null
          ? formatCount(ended)
          : translate('telecalling.of_target', {
              count: formatCount(ended),
              target: formatCount(target),
            })}
      </strong>
      {target !== null && target > 0 && (
        <progress
          max={target}
          value={Math.min(ended, target)}
          aria-label={translate('telecalling.progress_of', { name })}
        />
      )}
      {editable && (
        <FormDialogButton
          form={`telecalling/target/${account_id}`}
          label={translate('telecalling.set_target')}
          of={name}
          button={{ variant: 'ghost' }}
          title={translate('telecalling.target_title', { name })}
          schema={targetFields}
          record={{ calls: target }}
          save={async (values) => {
            const { calls } = targetFields.cast(values);
            await client.call(setCallTarget, { body: { account_id, day, calls } });
            notify.success(translate('telecalling.target_saved', { name }));
            await onChange();
          }}
        >
          <SchemaInput
            autoFocus
            source="calls"
            label={translate('telecalling.calls_a_day')}
            hint={translate('telecalling.target_hint')}
          />
        </FormDialogButton>
      )}
    </li>
  );
}

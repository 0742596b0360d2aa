import { useSave } from '@marketplace/shared/admin';
import { hasInput } from '@marketplace/shared/session';
import { useTranslate } from '@marketplace/shared/ui';
import { useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { getSwitchOffFormKey } from './lenderSwitch';
import { SwitchedOffDialog } from './SwitchOffDialog';

/**
 * Saves changes of a lender. A switch saves at once; one that switches the lender off opens a panel with its effect,
 * which takes the reason or the switch back. `records` are those of the page: a reload brings back the panel of one
 * whose reason has been begun.
 */
export function useLenderSave(records: readonly RaRecord[] = []) {
  const translate = useTranslate();
  const save = useSave('lenders', translate('lenders.updated'), translate('lenders.failed'));
  const [switched, setSwitched] = useState<RaRecord>();
  const interrupted = records.find(
    ({ id, lender_status }) => lender_status === 0 && hasInput(getSwitchOffFormKey([Number(id)])),
  );
  const lender = switched ?? interrupted;
  const saveLender = useCallback(
    async (record: RaRecord, changes: Readonly<Record<string, unknown>>) => {
      await save(record, changes);
      if (changes['lender_status'] === 0) setSwitched({ ...record, ...changes });
    },
    [save],
  );
  const panel = lender && (
    <SwitchedOffDialog
      id={Number(lender.id)}
      takeBack={() =>
        save(records.find(({ id }) => id === lender.id) ?? lender, { lender_status: 1 })
      }
      onClose={() => setSwitched(undefined)}
    />
  );
  return { save: saveLender, panel };
}

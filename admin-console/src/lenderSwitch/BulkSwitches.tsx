import { getErrorText } from '@marketplace/shared/admin';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { LenderSwitch } from './lenderSwitch';
import { SwitchOffDialog } from './SwitchOffDialog';
import { useTurnLenders } from './useLenderSwitches';

/** Switches the selected lenders on, or off after a question. Leaves those that already are. */
export function BulkSwitches() {
  const translate = useTranslate();
  const turn = useTurnLenders();
  const {
    data = [],
    selectedIds,
    onUnselectItems,
  } = useListContext<Pick<LenderSwitch, 'id' | 'lender_status' | 'version'>>();
  const [off, setOff] = useState<readonly number[]>([]);
  const find = (id: unknown) => data.find((lender) => lender.id === id);
  const switchOn = async () => {
    const lenders = selectedIds.map((id) => ({
      lender_id: id,
      version: find(id)?.version,
    }));
    try {
      await turn(lenders, 1);
      onUnselectItems();
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
  };
  const switchOff = () => {
    const lenders = selectedIds.filter((id) => find(id)?.lender_status !== 0);
    if (lenders.length === 0) onUnselectItems();
    else setOff(lenders.map(Number));
  };
  return (
    <>
      {([1, 0] as const).map((status) => (
        <Button
          key={status}
          variant="ghost"
          size="small"
          onClick={status === 1 ? () => void switchOn() : switchOff}
        >
          {translate(status === 1 ? 'vendors_on_off.on' : 'vendors_on_off.off')}
        </Button>
      ))}
      {off.length > 0 && (
        <SwitchOffDialog ids={off} onClose={() => setOff([])} onDone={onUnselectItems} />
      )}
    </>
  );
}

import Stack from '@mui/material/Stack';
import { FormDialog, Note, SchemaInput, useClient } from '@marketplace/shared/admin';
import { changeLenderOutage, planLenderOutage } from '@marketplace/shared/api';
import { toIndianDateTime } from '@marketplace/shared/format';
import { outagePeriodSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { type LenderSwitch, type Outage, getOutageFormKey } from '../../lenderSwitch';
import { useRefreshSwitches } from '../../lenderSwitch';

interface OutageDialogProps {
  lender: LenderSwitch;
  /** The outage to change; absent for a new one. */
  outage?: Outage | undefined;
  onClose: () => void;
}

/** Plans or changes an outage, during which a lender gives no offers. */
export function OutageDialog({ lender, outage, onClose }: OutageDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefreshSwitches();
  const { name, lender_id } = lender;
  return (
    <FormDialog
      form={getOutageFormKey(lender, outage)}
      title={translate(
        outage ? 'vendors_on_off.outage_edit_title' : 'vendors_on_off.outage_title',
        {
          name,
        },
      )}
      schema={outagePeriodSchema}
      {...(outage && {
        record: {
          reason: outage.reason,
          starts_at: toIndianDateTime(outage.starts_at),
          ends_at: toIndianDateTime(outage.ends_at),
        },
      })}
      submitLabel={translate(outage ? 'kit.form.save' : 'vendors_on_off.plan')}
      waits={false}
      save={async (values, theirs) => {
        const period = outagePeriodSchema.cast(values);
        const seen = theirs['version'];
        const version = typeof seen === 'number' ? seen : outage?.version;
        const { message } = outage
          ? await client.call(changeLenderOutage, {
              params: { outageId: outage.id },
              body: { ...period, version },
            })
          : await client.call(planLenderOutage, { body: { ...period, lender_id } });
        notify.success(message);
        await refresh();
      }}
      onClose={onClose}
    >
      <Note>{translate('vendors_on_off.outage_about')}</Note>
      <Stack spacing={2}>
        <SchemaInput source="starts_at" label={translate('vendors_on_off.starts_at')} />
        <SchemaInput source="ends_at" label={translate('vendors_on_off.ends_at')} />
      </Stack>
      <SchemaInput source="reason" hint={translate('vendors_on_off.reason_hint')} />
    </FormDialog>
  );
}

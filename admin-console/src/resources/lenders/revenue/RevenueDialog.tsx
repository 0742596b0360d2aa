import {
  FormDialog,
  type FormDialogProps,
  InputPair,
  Note,
  SchemaInput,
  getPendingId,
  usePendingToast,
  useSave,
} from '@marketplace/shared/admin';
import { type LenderRevenue, newLenderRevenueSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCreate } from 'react-admin';

/** Returns the name under which the dialog of a slab, or of a new one, persists its input. */
export const getRevenueFormKey = (lenderId: number, id: number | 'new'): string =>
  `lender-revenue/${lenderId}/${id}`;

interface RevenueDialogProps {
  lenderId: number;
  /** The slab to change; absent for a new one. */
  entry: LenderRevenue | undefined;
  onClose: () => void;
}

/** Adds or changes a slab; an empty bound is sent as null, which means no bound. */
export function RevenueDialog({ lenderId, entry, onClose }: RevenueDialogProps) {
  const translate = useTranslate();
  const announce = usePendingToast();
  const [create] = useCreate('lender-revenue', {}, { returnPromise: true });
  const change = useSave(
    'lender-revenue',
    translate('lenders.revenue.updated'),
    translate('lenders.revenue.update_failed'),
  );
  const save: FormDialogProps['save'] = async (values, theirs) => {
    if (entry) {
      await change({ ...entry, ...theirs }, values);
      return;
    }
    let made: unknown;
    try {
      made = await create('lender-revenue', { data: values });
    } catch (error) {
      notify.error(translate('lenders.revenue.add_failed'));
      throw error;
    }
    const pendingId = getPendingId(made);
    if (pendingId) announce(pendingId);
    else notify.success(translate('lenders.revenue.added'));
  };
  return (
    <FormDialog
      form={getRevenueFormKey(lenderId, entry?.id ?? 'new')}
      title={translate(entry ? 'lenders.revenue.edit' : 'lenders.revenue.add')}
      submitLabel={translate(entry ? 'kit.form.save' : 'kit.form.add')}
      schema={newLenderRevenueSchema}
      record={entry ?? { lender_id: lenderId, status: 1 }}
      save={save}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="revenue_type_id" />
      <InputPair>
        <SchemaInput source="slab_disbursed_min" />
        <SchemaInput source="slab_disbursed_max" />
      </InputPair>
      <InputPair>
        <SchemaInput source="slab_number_min" />
        <SchemaInput source="slab_number_max" />
      </InputPair>
      <InputPair>
        <SchemaInput source="ats_min" />
        <SchemaInput source="ats_max" />
      </InputPair>
      <InputPair>
        <SchemaInput source="revenue_flat" />
        <SchemaInput source="revenue_percent" />
      </InputPair>
      <SchemaInput source="status" />
      <Note>{translate('lenders.revenue.caption')}</Note>
    </FormDialog>
  );
}

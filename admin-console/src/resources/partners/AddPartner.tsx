import { FieldsDialog, useClient, useRecordCalls } from '@marketplace/shared/admin';
import { createPartner } from '@marketplace/shared/api';
import { describeFields, newPartnerSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';

/** Name under which the dialog persists its input. */
export const ADD_PARTNER = 'partners/new';

const fields = describeFields(newPartnerSchema);

/** Asks for what tells a new partner from others; what it earns is filled in afterwards. */
export function AddPartner({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const client = useClient();
  const { reload } = useRecordCalls('partners');
  return (
    <FieldsDialog
      form={ADD_PARTNER}
      title={translate('partners.add')}
      submitLabel={translate('partners.add')}
      schema={newPartnerSchema}
      fields={fields}
      rows={['name', 'title', 'url_segment']}
      value={{ name: '', title: '', url_segment: '' }}
      below={<p>{translate('partners.add_hint')}</p>}
      save={async (values) => {
        await client.call(createPartner, { body: newPartnerSchema.cast(values) });
        notify.success(translate('partners.created'));
        await reload();
      }}
      onClose={onClose}
    />
  );
}

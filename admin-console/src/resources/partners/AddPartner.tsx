import { FieldsDialog } from '@marketplace/shared/admin';
import { describeFields, newPartnerSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCreate } from 'react-admin';

/** Name under which the dialog persists its input. */
export const ADD_PARTNER = 'partners/new';

const fields = describeFields(newPartnerSchema);

/** Asks for what tells a new partner from others; what it earns is filled in afterwards. */
export function AddPartner({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [create] = useCreate('partners', {}, { returnPromise: true });
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
        await create('partners', { data: values });
        notify.success(translate('partners.created'));
      }}
      onClose={onClose}
    />
  );
}

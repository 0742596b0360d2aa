import { FormDialog, SchemaInput } from '@marketplace/shared/admin';
import { newPartnerSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCreate } from 'react-admin';

/** Name under which the dialog persists its input. */
export const ADD_PARTNER = 'partners/new';

/** Asks for what tells a new partner from others; what it earns is filled in afterwards. */
export function AddPartner({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [create] = useCreate('partners', {}, { returnPromise: true });
  return (
    <FormDialog
      form={ADD_PARTNER}
      title={translate('partners.add')}
      submitLabel={translate('partners.add')}
      schema={newPartnerSchema}
      save={async (values) => {
        await create('partners', { data: values });
        notify.success(translate('partners.created'));
      }}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="name" />
      <SchemaInput source="title" />
      <SchemaInput source="url_segment" />
      <p>{translate('partners.add_hint')}</p>
    </FormDialog>
  );
}

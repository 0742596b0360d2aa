import { FormDialog, SchemaInput } from '@marketplace/shared/admin';
import { lenderSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCreate } from 'react-admin';

/** The name under which what is typed into the dialog is kept. */
export const ADD_LENDER = 'lenders/new';

const schema = lenderSchema.pick(['name']);

/** Asks for the name of a new lender; everything else is filled in afterwards. */
export function AddLender({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [create] = useCreate('lenders', {}, { returnPromise: true });
  return (
    <FormDialog
      form={ADD_LENDER}
      title={translate('lenders.add')}
      submitLabel={translate('lenders.add')}
      schema={schema}
      save={async (values) => {
        await create('lenders', { data: values });
        notify.success(translate('lenders.created'));
      }}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="name" hint={translate('lenders.name_hint')} />
    </FormDialog>
  );
}

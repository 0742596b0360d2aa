import { FIELD_VIEWS, FieldDialog } from '@marketplace/shared/admin';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCreate } from 'react-admin';

/** The name under which what is typed into the dialog is kept. */
export const ADD_LENDER = 'lenders/new';

const name = getFieldDescription(lenderSchema, 'name');

/** Asks for the name of a new lender; everything else is filled in afterwards. */
export function AddLender({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [create] = useCreate('lenders', {}, { returnPromise: true });
  return (
    <FieldDialog
      form={ADD_LENDER}
      title={translate('lenders.add')}
      hint={translate('lenders.name_hint')}
      submitLabel={translate('lenders.add')}
      field={name}
      schema={lenderSchema}
      Input={FIELD_VIEWS.text.Input}
      value=""
      save={async (value) => {
        await create('lenders', { data: { name: value } });
        notify.success(translate('lenders.created'));
      }}
      onClose={onClose}
    />
  );
}

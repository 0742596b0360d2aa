import { FormDialog, SchemaInput } from '@marketplace/shared/admin';
import { creditCardSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCreate } from 'react-admin';

/** The name under which what is typed into the dialog is kept. */
export const ADD_CARD = 'credit-cards/new';

const schema = creditCardSchema.pick(['category_name']);

/** Asks for the name of a new card, which then stands at the end of the list, switched off. */
export function AddCreditCard({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [create] = useCreate('credit-cards', {}, { returnPromise: true });
  return (
    <FormDialog
      form={ADD_CARD}
      title={translate('credit_cards.add')}
      submitLabel={translate('kit.form.add')}
      schema={schema}
      save={async (values) => {
        await create('credit-cards', { data: values });
        notify.success(translate('credit_cards.created'));
      }}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="category_name" hint={translate('credit_cards.name_hint')} />
    </FormDialog>
  );
}

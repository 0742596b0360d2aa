import { FIELD_VIEWS, FieldDialog } from '@marketplace/shared/admin';
import { creditCardSchema, getFieldDescription } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useCreate } from 'react-admin';

/** The name under which what is typed into the dialog is kept. */
export const ADD_CARD = 'credit-cards/new';

const name = getFieldDescription(creditCardSchema, 'category_name');

/** Asks for the name of a new card, which then stands at the end of the list, switched off. */
export function AddCreditCard({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [create] = useCreate('credit-cards', {}, { returnPromise: true });
  return (
    <FieldDialog
      form={ADD_CARD}
      title={translate('credit_cards.add')}
      submitLabel={translate('kit.form.add')}
      hint={translate('credit_cards.name_hint')}
      field={name}
      schema={creditCardSchema}
      Input={FIELD_VIEWS.text.Input}
      value=""
      save={async (value) => {
        await create('credit-cards', { data: { category_name: value } });
        notify.success(translate('credit_cards.created'));
      }}
      onClose={onClose}
    />
  );
}

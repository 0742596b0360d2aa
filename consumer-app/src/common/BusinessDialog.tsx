import { Button, Dialog, RadioGroup } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from './i18n';
import { paths } from './paths';
import { PRODUCTS } from './productList';
import type { ProductType } from './products';
import { chooseProduct, clearProduct } from './session';
import { productsTexts } from './productTexts';

const ANSWERS = { yes: 'Business Loans', no: 'Personal Loans' } as const satisfies Record<
  string,
  ProductType
>;

/** Whether the business is registered, which decides between the two loans. */
export function BusinessDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(productsTexts);
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<keyof typeof ANSWERS>('yes');
  const close = () => {
    clearProduct();
    onClose();
  };
  const goOn = () => {
    const type = ANSWERS[answer];
    chooseProduct(type, PRODUCTS.find((product) => product.type === type)?.id ?? '');
    void navigate(paths.profile);
  };
  return (
    <Dialog
      open
      closable
      title={t('dialog.title')}
      onClose={close}
      actions={<Button onClick={goOn}>{t('dialog.go')}</Button>}
    >
      <RadioGroup
        name="registered"
        label={t('dialog.answer')}
        inline
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value === 'no' ? 'no' : 'yes')}
        options={[
          { value: 'yes', label: t('dialog.yes'), hint: t('dialog.yes_hint') },
          { value: 'no', label: t('dialog.no'), hint: t('dialog.no_hint') },
        ]}
      />
    </Dialog>
  );
}

import { Button, Dialog, RadioGroup } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../i18n';
import { paths } from '../paths';
import { PRODUCTS } from './productList';
import type { ProductType } from '../productTypes';
import { chooseProduct, clearProduct, persistInput, usePersistedInput } from '../session';
import { productsTexts } from './productTexts';
import { useDialogParam } from '../browser';

const TYPED = 'registered';

const ANSWERS = { yes: 'Business Loans', no: 'Personal Loans' } as const satisfies Record<
  string,
  ProductType
>;

/** A dialog that asks whether the business is registered: `ask` opens it; render `dialog`. */
export function useBusinessDialog() {
  const { opened, open, close } = useDialogParam('business');
  const ask = () => {
    persistInput(TYPED, undefined);
    open();
  };
  return { ask, dialog: opened !== undefined && <BusinessDialog onClose={close} /> };
}

/** Chooses between business and personal loan. Closing it, also with Back, chooses neither. */
function BusinessDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(productsTexts);
  const navigate = useNavigate();
  const [answer, setAnswer] = usePersistedInput(TYPED, { initial: 'yes' });
  const decided = useRef(false);
  useEffect(
    () => () => {
      if (!decided.current) clearProduct();
    },
    [],
  );
  const close = () => {
    clearProduct();
    onClose();
  };
  const proceed = () => {
    const type = ANSWERS[answer === 'no' ? 'no' : 'yes'];
    decided.current = true;
    chooseProduct(type, PRODUCTS.find((product) => product.type === type)?.id ?? '');
    void navigate(paths.profile, { replace: true });
  };
  return (
    <Dialog
      open
      closable
      title={t('dialog.title')}
      onClose={close}
      actions={<Button onClick={proceed}>{t('dialog.go')}</Button>}
    >
      <RadioGroup
        name="registered"
        label={t('dialog.answer')}
        inline
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        options={[
          { value: 'yes', label: t('dialog.yes'), hint: t('dialog.yes_hint') },
          { value: 'no', label: t('dialog.no'), hint: t('dialog.no_hint') },
        ]}
      />
    </Dialog>
  );
}

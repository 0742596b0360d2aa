import {
  DialogHeader,
  FormDialog,
  Note,
  SchemaInput,
  useClient,
  useShowCreated,
} from '@marketplace/shared/admin';
import { createProspect } from '@marketplace/shared/api';
import { newProspectSchema, validate } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { getFirstProduct, useShownProducts } from '../../products';
import { CopyLink } from './CopyLink';
import styles from './prospects.module.css';

/** Form name under which the dialog persists its input. */
export const NEW_LINK = 'prospects/new';

/** Asks for product and customer, creates the link and shows it for copying. */
export function NewLink({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  const showCreated = useShowCreated();
  const shown = useShownProducts();
  const id = useId();
  const [link, setLink] = useState<string>();
  const done = useRef(false);
  const make = async (values: Readonly<Record<string, unknown>>) => {
    const checked = validate(newProspectSchema, values);
    if (!checked.ok) return;
    const made = await client.call(createProspect, { body: checked.value });
    done.current = true;
    setLink(made.link);
    refresh();
    showCreated(checked.value.first_name ?? '');
  };
  if (link !== undefined) {
    return (
      <Dialog open aria-labelledby={id} onClose={onClose}>
        <DialogHeader id={id} title={translate('prospects.created')} onClose={onClose} />
        <DialogContent className={styles['result']}>
          <p>{translate('prospects.created_text')}</p>
          <code>{link}</code>
          <CopyLink link={link} />
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <FormDialog
      form={NEW_LINK}
      title={translate('prospects.create')}
      submitLabel={translate('prospects.create')}
      schema={newProspectSchema}
      record={{ product: getFirstProduct(shown) }}
      save={make}
      onClose={() => {
        // The form also calls this after it has created the link; the dialog of the link then replaces it.
        if (!done.current) onClose();
      }}
    >
      <SchemaInput autoFocus source="product" only={shown} />
      <SchemaInput optional source="first_name" />
      <SchemaInput optional source="contact" />
      <Note>{translate('prospects.form_hint')}</Note>
    </FormDialog>
  );
}

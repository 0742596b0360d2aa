import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useInput } from 'react-admin';
import { uploadImage } from '../../api';
import { FieldError, Spinner, useTranslate } from '../../ui';
import { getErrorText } from '../failure/errorText';
import { useClient } from '../data/ClientContext';
import type { InputProps } from './fieldProps';
import styles from './fields.module.css';
import { plainText } from './plainText';

/** Where uploaded pictures of the catalogue are put. */
const FOLDER = 'catalogue';

/** A picture that is uploaded as soon as it is chosen; the value is where it then lies. */
export function ImageInput({ field, label, autoFocus, onChange }: InputProps) {
  const translate = useTranslate();
  const client = useClient();
  const ids = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { field: input, fieldState } = useInput({ source: field.name, onChange });
  const source = plainText(input.value);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { file: place } = await client.call(uploadImage, {
        body: { image_name: file, path: FOLDER },
        timeoutMs: 60_000,
      });
      input.onChange(place);
    } catch (caught) {
      setFailure(getErrorText(caught, translate, 'image_name'));
    } finally {
      setBusy(false);
    }
  };
  const problem = failure ?? fieldState.error?.message;
  return (
    <div className={styles['group']}>
      <span className={styles['legend']} id={`${ids}-label`}>
        {label ?? translate(field.label)}
      </span>
      <div className={styles['picture']}>
        {source ? (
          <img
            className={styles['thumb']}
            src={source}
            alt={translate('kit.image.current')}
            width={100}
          />
        ) : (
          <span className={styles['noImage']}>{translate('kit.image.none')}</span>
        )}
        <div>
          <Button component="label" variant="outlined" className={styles['file']}>
            {translate(source ? 'kit.image.replace' : 'kit.image.choose')}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-describedby={problem ? `${ids}-error` : `${ids}-hint`}
              aria-invalid={problem ? true : undefined}
              disabled={busy}
              autoFocus={autoFocus}
              onChange={(event) => void upload(event.currentTarget.files?.[0])}
            />
          </Button>
          <p id={`${ids}-hint`} className={styles['muted']}>
            {translate('kit.image.hint')}
          </p>
          {busy && <Spinner label={translate('kit.image.uploading')} />}
        </div>
      </div>
      <FieldError id={`${ids}-error`} text={problem} />
    </div>
  );
}

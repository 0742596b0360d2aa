import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { Note } from '../../layout/text';
import { FieldError, Spinner, useTranslate } from '../../../ui';
import { getErrorText } from '../../feedback/failure/errorText';
import styles from '../fields.module.css';

export interface ImagePickerProps {
  label: string;
  hint: string;
  /** Path of the picture; '' for none. */
  source: string;
  problem?: string | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean;
  /** Shows the whole picture instead of filling the frame with it. */
  whole?: boolean;
  upload: (file: File) => Promise<{ file: string }>;
  onChange: (source: string) => void;
  /** Removes the picture; absent if the field needs one. */
  onRemove?: (() => void) | undefined;
}

/** Only the input takes the focus; the label around it is not a second button. */
const LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Uploads a picture as soon as a person has chosen it. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, hint, source, autoFocus, disabled, whole, onChange, onRemove } = props;
  const translate = useTranslate();
  const ids = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onChange((await props.upload(file)).file);
    } catch (caught) {
      setFailure(getErrorText(caught, translate, 'image_name'));
    } finally {
      setBusy(false);
    }
  };
  const problem = failure ?? props.problem;
  return (
    <div role="group" className={styles['group']} aria-labelledby={`${ids}-label`}>
      <span className={styles['legend']} id={`${ids}-label`}>
        {label}
      </span>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'nowrap', mt: 1 }}>
        {source ? (
          <img
            className={styles['thumb']}
            data-whole={whole || undefined}
            src={source}
            alt={translate('kit.image.current')}
            width={100}
          />
        ) : (
          <span className={styles['noImage']}>{translate('kit.image.none')}</span>
        )}
        <div>
          <Stack direction="row" spacing={1}>
            <Button {...LABEL} variant="outlined" className={styles['file']} disabled={disabled}>
              {translate(source ? 'kit.image.replace' : 'kit.image.choose')}
              <input
                type="file"
                accept="image/png,image/jpeg,image/webp"
                aria-describedby={problem ? `${ids}-error` : `${ids}-hint`}
                aria-invalid={problem ? true : undefined}
                disabled={busy || disabled}
                autoFocus={autoFocus}
                onChange={(event) => void upload(event.currentTarget.files?.[0])}
              />
            </Button>
            {source && onRemove && (
              <Button disabled={disabled} onClick={onRemove}>
                {translate('kit.image.remove')}
              </Button>
            )}
          </Stack>
          <Note id={`${ids}-hint`} sx={{ my: 0.5 }}>
            {hint}
          </Note>
          {busy && <Spinner label={translate('kit.image.uploading')} />}
        </div>
      </Stack>
      <FieldError id={`${ids}-error`} text={problem} />
    </div>
  );
}

import { useInput } from 'react-admin';
import { uploadImage } from '../../../api';
import { useTranslate } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import type { InputProps } from '../fieldProps';
import { ImagePicker } from './ImagePicker';
import { toPlainText } from '../../data/plainText';

/** The folder of uploaded catalogue pictures. */
const FOLDER = 'catalogue';

/** Uploads a picture of the catalogue; the value is its path. */
export function ImageInput({ field, label, autoFocus, onChange }: InputProps) {
  const translate = useTranslate();
  const client = useClient();
  const { field: input, fieldState } = useInput({ source: field.name, onChange });
  return (
    <ImagePicker
      label={label ?? translate(field.label)}
      hint={translate('kit.image.hint')}
      source={toPlainText(input.value)}
      problem={fieldState.error?.message}
      autoFocus={autoFocus}
      upload={(file) =>
        client.call(uploadImage, {
          body: { image_name: file, path: FOLDER },
          timeoutMs: 60_000,
        })
      }
      onChange={input.onChange}
    />
  );
}

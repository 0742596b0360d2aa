import { ImagePicker, useClient } from '@marketplace/shared/admin';
import { uploadOwnLogo } from '@marketplace/shared/api';
import type { LogoShape } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useController } from 'react-hook-form';

interface LogoFieldProps {
  name: 'logo' | 'logo_wide';
  shape: LogoShape;
  disabled: boolean;
}

/** A logo of the surrounding form; without one the pages show the initials and the name. */
export function LogoField({ name, shape, disabled }: LogoFieldProps) {
  const translate = useTranslate();
  const client = useClient();
  const { field, fieldState } = useController({ name });
  return (
    <ImagePicker
      label={translate(`brand_studio.${name}`)}
      hint={translate(`brand_studio.${name}_hint`)}
      source={String(field.value)}
      problem={fieldState.error?.message}
      disabled={disabled}
      whole
      upload={(file) =>
        client.call(uploadOwnLogo, {
          params: { shape },
          body: { image_name: file },
          timeoutMs: 60_000,
        })
      }
      onChange={field.onChange}
      onRemove={() => field.onChange('')}
    />
  );
}

import { isHexColour, type OwnBrand } from '@marketplace/shared/branding';
import { TextField, useTranslate } from '@marketplace/shared/ui';
import { useController } from 'react-hook-form';
import styles from './brand.module.css';

/** A colour of the surrounding form, to pick or to type. */
export function ColourField({
  name,
  disabled,
}: {
  name: 'primary' | 'secondary';
  disabled: boolean;
}) {
  const translate = useTranslate();
  const { field, fieldState } = useController<OwnBrand, 'primary' | 'secondary'>({ name });
  const label = translate(`brand_studio.${name}`);
  const set = (colour: string) => field.onChange(colour.trim().toUpperCase());
  return (
    <TextField
      {...field}
      label={label}
      hint={translate(`brand_studio.${name}_hint`)}
      error={fieldState.error?.message}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={7}
      disabled={disabled}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      prefix={
        <input
          type="color"
          className={styles['swatch']}
          aria-label={translate('brand_studio.pick', { label })}
          value={isHexColour(field.value) ? field.value : '#000000'}
          disabled={disabled}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      }
    />
  );
}

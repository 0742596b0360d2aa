import { describedBy, FormRow, useFieldIds, useTranslate } from '../../ui';
import type { InputProps } from './fieldProps';
import styles from './fields.module.css';
import { plainText } from './plainText';

/** Several lines of text. */
export function LongTextInput(props: InputProps) {
  const { field, value, onChange, onBlur, error, hint, label, disabled, autoFocus } = props;
  const translate = useTranslate();
  const texts = { label: label ?? translate(field.label), hint, error };
  const ids = useFieldIds(undefined, undefined);
  return (
    <FormRow ids={ids} {...texts}>
      <textarea
        {...describedBy(ids, texts)}
        id={ids.control}
        className={styles['area']}
        rows={3}
        value={plainText(value)}
        disabled={disabled}
        data-autofocus={autoFocus || undefined}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormRow>
  );
}

import { optionsIn } from '../../schema';
import { SelectField, Switch, useTranslate } from '../../ui';
import type { InputProps } from './fieldProps';
import { useLanguage } from '../i18n/useLanguage';
import { useReferences } from './useReferences';
import { plainText } from './plainText';

/** A switch; 0 and 1 on the wire. */
export function FlagInput({ field, value, onChange, onBlur, label, disabled }: InputProps) {
  const translate = useTranslate();
  return (
    <Switch
      label={label ?? translate(field.label)}
      checked={value === 1}
      disabled={disabled}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
    />
  );
}

interface SelectProps extends InputProps {
  options: readonly { value: string; label: string }[];
}

function Select({ field, value, onChange, options, autoFocus, label, ...rest }: SelectProps) {
  const translate = useTranslate();
  return (
    <SelectField
      {...rest}
      label={label ?? translate(field.label)}
      options={options}
      value={plainText(value)}
      data-autofocus={autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** One of an option list. */
export function ChoiceInput(props: InputProps) {
  const language = useLanguage();
  const list = props.field.options ? optionsIn(props.field.options, language) : [];
  return <Select {...props} options={list.map(({ id, label }) => ({ value: id, label }))} />;
}

/** Another record by its name. */
export function ReferenceInput(props: InputProps) {
  const { options, failure } = useReferences(props.field.target);
  return <Select {...props} options={options} error={props.error ?? failure?.message} />;
}

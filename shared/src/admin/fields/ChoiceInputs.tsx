import { BooleanInput, SelectInput } from 'react-admin';
import { optionsIn } from '../../schema';
import { useTranslate } from '../../ui';
import { useLanguage } from '../i18n/useLanguage';
import type { InputProps } from './fieldProps';
import { useInputProps } from './useInputProps';
import { plainText } from './plainText';
import { useReferences } from './useReferences';

/** A switch; 0 and 1 on the wire. */
export function FlagInput(props: InputProps) {
  const { fullWidth: _, ...input } = useInputProps(props);
  // react-admin shows the hint without telling screen readers what it is about.
  const slotProps = { input: { 'aria-description': props.hint } };
  return (
    <BooleanInput {...input} parse={(isOn: boolean) => (isOn ? 1 : 0)} options={{ slotProps }} />
  );
}

interface SelectProps extends InputProps {
  options: readonly { value: string; label: string }[];
}

function Select({ options, ...props }: SelectProps) {
  const translate = useTranslate();
  return (
    <SelectInput
      {...useInputProps(props)}
      choices={[...options]}
      optionValue="value"
      optionText="label"
      translateChoice={false}
      emptyText={translate('ui.field.select')}
      format={plainText}
      parse={(value: string) => (value === '' && props.field.nullable ? null : value)}
      margin="none"
      slotProps={{ select: { displayEmpty: true } }}
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
  return <Select {...props} options={options} hint={failure?.message ?? props.hint} />;
}

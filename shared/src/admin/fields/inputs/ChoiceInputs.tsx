import { BooleanInput, SelectInput } from 'react-admin';
import { useTexts } from '../../i18n/useTexts';
import { getOptions } from '../../../schema';
import { useLanguage } from '../../i18n/useLanguage';
import type { InputProps } from '../fieldProps';
import { useInputProps } from './useInputProps';
import { toPlainText } from '../../data/plainText';
import { listRecentMonths } from './recentMonths';

/** A switch; 0 and 1 on the wire. */
export function FlagInput(props: InputProps) {
  const { fullWidth: _, ...input } = useInputProps(props);
  // react-admin does not link the hint to the input for screen readers.
  const slotProps = { input: { 'aria-description': props.hint } };
  return (
    <BooleanInput {...input} parse={(isOn: boolean) => (isOn ? 1 : 0)} options={{ slotProps }} />
  );
}

export function ChoiceInput(props: InputProps) {
  const { translate, language } = useTexts();
  const { only, field } = props;
  const { options, except = [], nullable } = field;
  const choices = options ? getOptions(options, language) : [];
  return (
    <SelectInput
      {...useInputProps(props)}
      choices={choices.filter(({ id }) => !except.includes(id) && (only?.includes(id) ?? true))}
      optionText="label"
      translateChoice={false}
      emptyText={translate('ui.field.select')}
      format={toPlainText}
      parse={(value: string) => (value === '' && nullable ? null : value)}
      margin="none"
      slotProps={{ select: { displayEmpty: true } }}
    />
  );
}

/** Chooses one of the last two years' months. */
export function MonthInput(props: InputProps) {
  const language = useLanguage();
  return (
    <SelectInput
      {...useInputProps(props)}
      choices={listRecentMonths(language)}
      translateChoice={false}
      isRequired
      margin="none"
    />
  );
}

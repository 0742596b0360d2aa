import { APPLICANT_AGE, type FieldKind, isMaskedPan } from '@marketplace/shared/schema';
import {
  Checkbox,
  DateField,
  RadioGroup,
  RupeesField,
  SelectField,
  TextField,
  type TextFieldProps,
} from '@marketplace/shared/ui';
import { useController, useFormContext } from 'react-hook-form';
import { PanField } from '../../common/form/PanField';
import { profileField } from './profileFields';
import { isRequired, type ProfileField } from './profileSections';
import type { ProfileValues, RupeesFieldName } from './profileValues';
import { RUPEES_FIELDS } from './profileValues';
import type { useOptionLists } from '../../common/form/useOptionLists';
import { useProfileTexts } from './useProfileTexts';

/** So many options are shown at once; longer lists open. */
const RADIOS_AT_MOST = 3;

interface Texts {
  label: string;
  hint?: string;
  error?: string;
  optional: boolean;
}

interface Props {
  field: ProfileField;
  options: ReturnType<typeof useOptionLists>;
}

const BY_KIND: Partial<Record<FieldKind, Partial<TextFieldProps>>> = {
  mobile: { type: 'tel', inputMode: 'numeric', prefix: '+91' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  pincode: { inputMode: 'numeric', maxLength: 10 },
};

const isRupees = (name: string): name is RupeesFieldName =>
  RUPEES_FIELDS.some((field) => field === name);

function RupeesInput({ name, texts }: { name: RupeesFieldName; texts: Texts }) {
  const { field } = useController<ProfileValues, RupeesFieldName>({ name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <RupeesField
      {...texts}
      name={name}
      ref={ref}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  );
}

const yearsAgo = (years: number): string => {
  const now = new Date();
  return `${now.getFullYear() - years}${now.toISOString().slice(4, 10)}`;
};

/** The input of one field, by the kind that the schema says it is. */
export function ProfileInput({ field, options }: Props) {
  const { register, getFieldState, formState, getValues } = useFormContext<ProfileValues>();
  const { text, label } = useProfileTexts();
  const { name, autoComplete } = field;
  const { kind, options: list, max } = profileField(name);
  const error = getFieldState(name, formState).error?.message;
  const texts: Texts = {
    label: label(field),
    optional: !isRequired(name, getValues()),
    ...(field.hint ? { hint: text(`hint.${name}`) } : {}),
    ...(error ? { error } : {}),
  };
  if (isRupees(name)) return <RupeesInput name={name} texts={texts} />;
  const input = { ...register(name), ...(autoComplete ? { autoComplete } : {}) };
  if (kind === 'flag') {
    return <Checkbox {...input} label={texts.label} {...(error ? { error } : {})} />;
  }
  if (list) {
    const choices = options(list).map(({ id, label: choice }) => ({ value: id, label: choice }));
    return choices.length <= RADIOS_AT_MOST ? (
      <RadioGroup {...texts} {...input} inline options={choices} />
    ) : (
      <SelectField {...texts} {...input} options={choices} />
    );
  }
  if (kind === 'date') {
    const { min, max: oldest } = APPLICANT_AGE;
    return <DateField {...texts} {...input} min={yearsAgo(oldest + 1)} max={yearsAgo(min)} />;
  }
  if (kind === 'pan') {
    const saved = isMaskedPan(formState.defaultValues?.tin ?? '');
    return <PanField {...texts} {...input} {...(saved ? { hint: text('pan_saved') } : {})} />;
  }
  return (
    <TextField {...texts} {...input} {...BY_KIND[kind]} {...(max ? { maxLength: max } : {})} />
  );
}

import { formatTenure, getDeviceToday } from '@marketplace/shared/format';
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
import type { ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import type { FormField, FormOutline, FormValues } from '../spec/formSpec';
import { getFormField } from '../spec/formSpec';
import { PanField } from './PanField';
import type { FormTexts } from '../useFormTexts';

/**
 * Lists of up to this many options are radio buttons; longer ones are a select, unless each option
 * has a hint.
 */
const MAX_RADIOS = 3;

const BY_KIND: Partial<Record<FieldKind, Partial<TextFieldProps>>> = {
  mobile: { type: 'tel', inputMode: 'numeric', prefix: '+91' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  pincode: { inputMode: 'numeric', maxLength: 10 },
};

/**
 * Today's date in India minus a number of years, YYYY-MM-DD; for 29 February it is the 28th, which
 * exists in every year.
 */
const getDayYearsAgo = (years: number): string => {
  const today = getDeviceToday();
  return `${Number(today.slice(0, 4)) - years}${today.slice(4).replace('-02-29', '-02-28')}`;
};

interface Props {
  form: FormOutline;
  field: FormField;
  required: boolean;
  /** Whether the server has a PAN and sent it masked. */
  savedPan: boolean;
  /** Whether the answer is old, so that the person has to review it. */
  review: boolean;
  words: FormTexts;
  onLeave: () => void;
}

/** The input of one field of the form around it, chosen by its kind in the schema. */
export function FormInput(props: Props) {
  const { form, field, required, savedPan, review, words, onLeave } = props;
  const { text, own, label, options } = words;
  const { name } = field;
  const { field: input, fieldState } = useController<FormValues>({ name });
  const { value: answer, onChange } = input;
  const error = fieldState.error?.message;
  const { kind, options: list, max } = getFormField(form, name);
  const isSavedPan = kind === 'pan' && savedPan && isMaskedPan(String(answer ?? ''));
  const help = isSavedPan ? text('pan_saved') : words.hint(field);
  const hint = [review && text('review_mark'), help].filter(Boolean).join(' · ');
  const texts = {
    name,
    label: label(field),
    optional: !required,
    ...(hint ? { hint } : {}),
    ...(error ? { error } : {}),
    ...(field.autoComplete ? { autoComplete: field.autoComplete } : {}),
    onBlur: onLeave,
  };
  // The last question of a page leads to the next page or to the check, so it says 'next' too.
  const typing = { enterKeyHint: 'next' } as const;
  if (kind === 'flag') {
    const { optional: _, ...box } = texts;
    return (
      <Checkbox
        {...box}
        checked={answer === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  }
  if (kind === 'rupees') {
    const amount = typeof answer === 'boolean' ? null : answer;
    return <RupeesField {...texts} {...typing} value={amount} onValueChange={onChange} />;
  }
  const control = {
    ...texts,
    value: typeof answer === 'string' ? answer : '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(currentTarget.value),
  };
  if (list) {
    const available = options(list).filter(({ id }) => !field.without?.includes(id));
    const choices = available.map(({ id, label: choice }) => ({
      value: id,
      label: choice,
      ...(field.optionHints ? { hint: own(`option_hint.${name}.${id}`) } : {}),
    }));
    return choices.length <= MAX_RADIOS || field.optionHints ? (
      <RadioGroup {...control} inline={!field.optionHints} options={choices} />
    ) : (
      // A field of the form starts without a choice.
      <SelectField {...control} placeholder={undefined} options={choices} />
    );
  }
  if (field.choices) {
    const numbers = new Set([...field.choices, Number(control.value)]);
    const choices = [...numbers].filter(Boolean).toSorted((a, b) => a - b);
    return (
      <SelectField
        {...control}
        placeholder={undefined}
        options={choices.map((months) => ({
          value: String(months),
          label: formatTenure(months, words.reading.language),
        }))}
      />
    );
  }
  if (kind === 'date') {
    const { min, max: oldest } = APPLICANT_AGE;
    return (
      <DateField
        {...control}
        {...typing}
        min={getDayYearsAgo(oldest + 1)}
        max={getDayYearsAgo(min)}
      />
    );
  }
  if (kind === 'pan') return <PanField {...control} {...typing} />;
  return (
    <TextField {...control} {...typing} {...BY_KIND[kind]} {...(max ? { maxLength: max } : {})} />
  );
}

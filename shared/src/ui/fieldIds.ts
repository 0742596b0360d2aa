import { useId } from 'react';

/** What every field shows beside its control. */
export interface FieldTexts {
  label: string;
  /** Help that stands before the control. */
  hint?: string;
  /** What is wrong; marks the control as invalid. */
  error?: string;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  /** The label is for screen readers alone, where the place itself says what is asked. */
  labelHidden?: boolean;
}

export interface FieldIds {
  control: string;
  hint: string;
  error: string;
}

/** Ids of a field's parts, from its id, else its name: an error summary links to `#name`. */
export function useFieldIds(id: string | undefined, name: string | undefined): FieldIds {
  const generated = useId();
  const control = id ?? name ?? generated;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

/** The ARIA attributes that tie a control to its hint and error. */
export function describedBy(ids: FieldIds, { hint, error }: FieldTexts) {
  const parts = [hint && ids.hint, error && ids.error].filter(Boolean);
  return {
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

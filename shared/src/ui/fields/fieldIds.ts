import { useId } from 'react';

export interface FieldTexts {
  label: string;
  /** Help text before the control. */
  hint?: string;
  /** Error message; marks the control as invalid. */
  error?: string;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  /** Hides the label from view if the context makes it clear; screen readers still read it. */
  labelHidden?: boolean;
}

export interface FieldIds {
  control: string;
  hint: string;
  error: string;
}

/** Returns the ids of a field's parts. Uses its id or name, because an error summary links to `#name`. */
export function useFieldIds(id: string | undefined, name: string | undefined): FieldIds {
  const generated = useId();
  const control = id ?? name ?? generated;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

/** Returns the ARIA attributes that link a control to its hint and error. */
export function getAriaProps(ids: FieldIds, { hint, error }: FieldTexts) {
  const parts = [hint && ids.hint, error && ids.error].filter(Boolean);
  return {
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

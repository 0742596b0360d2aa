import { type ComponentProps, useEffect, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  useController,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { AnySchema, InferType } from 'yup';
import { useOnInput } from '../../form';
import { readInput, saveInput } from '../../session';
import { RupeesField, TextField } from '../../ui';
import { useSchemaResolver } from './useSchemaResolver';

/**
 * A small form that saves no record, such as a period's or a preview's. Its input survives a reload or a sign-in
 * until `removeInput(form)`. With the mode `onChange` it shows errors while a person types.
 */
export function usePlainForm<Values extends FieldValues, S extends AnySchema>(
  form: string,
  schema: S,
  initial: DefaultValues<Values>,
  mode: 'onChange' | 'onSubmit' = 'onSubmit',
): UseFormReturn<Values, unknown, InferType<S>> {
  const resolver = useSchemaResolver(schema);
  const fields = useForm<Values, unknown, InferType<S>>({
    defaultValues: Object.assign({}, initial, readInput(form)),
    resolver,
    mode,
  });
  const { getValues, trigger, formState } = fields;
  useOnInput(fields, () => saveInput(form, getValues()));
  const showsErrors = mode === 'onChange' || formState.isSubmitted;
  // Restored input may be invalid, and another language has other messages.
  useEffect(() => {
    if (showsErrors) void trigger();
  }, [resolver, showsErrors, trigger]);
  return fields;
}

type PlainNumberProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'maxLength' | 'optional'
> & {
  name: string;
  /** True for an amount in ₹, otherwise a whole number. */
  amount?: boolean;
};

/** A number of the plain form around it. */
export function PlainNumber({ name, amount = false, ...props }: PlainNumberProps) {
  const { field, fieldState } = useController({ name });
  const input = { ...props, ...field, id: useId(), error: fieldState.error?.message };
  if (amount) return <RupeesField {...input} onValueChange={field.onChange} />;
  return <TextField {...input} inputMode="numeric" />;
}

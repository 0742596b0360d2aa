import { yupResolver } from '@marketplace/shared/form';
import type { Message } from '@marketplace/shared/schema';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import type { AnySchema, InferType } from 'yup';
import { usePaintedForm } from './usePaintedForm';

export interface YupFormProps<Values extends FieldValues, S extends AnySchema> extends Pick<
  UseFormProps<Values>,
  'defaultValues' | 'mode' | 'reValidateMode' | 'shouldFocusError'
> {
  /** The rules for these values. */
  getSchema: (values: Values) => S;
  translateError: (message: Message, field: string) => string;
}

/** `usePaintedForm` with the rules of a yup schema. The submit handler gets the values in the schema's types. */
export const useYupForm = <Values extends FieldValues, S extends AnySchema>({
  getSchema,
  translateError,
  ...props
}: YupFormProps<Values, S>): UseFormReturn<Values, unknown, InferType<S>> =>
  usePaintedForm<Values, InferType<S>>({
    shouldFocusError: false,
    ...props,
    resolver: (values) => yupResolver(getSchema(values), translateError)(values),
  });

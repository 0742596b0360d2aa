import { yupResolver } from '@marketplace/shared/form';
import type { Message } from '@marketplace/shared/schema';
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { AnySchema, InferType } from 'yup';
import { useTranslatedErrors } from './useTranslatedErrors';

export interface YupFormProps<Values extends FieldValues, S extends AnySchema> extends Pick<
  UseFormProps<Values>,
  'defaultValues' | 'mode' | 'reValidateMode' | 'shouldFocusError'
> {
  /** The rules for these values. */
  getSchema: (values: Values) => S;
  translateError: (message: Message, field: string) => string;
}

/**
 * `useForm` with the rules of a yup schema, checked on submission only unless a plug-in or
 * `reValidateMode` does. The submit handler gets the values in the schema's types. Shown errors follow
 * the page's language.
 */
export function useYupForm<Values extends FieldValues, S extends AnySchema>({
  getSchema,
  translateError,
  ...props
}: YupFormProps<Values, S>): UseFormReturn<Values, unknown, InferType<S>> {
  const form = useForm<Values, unknown, InferType<S>>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    ...props,
    resolver: (values) => yupResolver(getSchema(values), translateError)(values),
  });
  useTranslatedErrors(form);
  return form;
}

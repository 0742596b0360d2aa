import { yupResolver } from '@marketplace/shared/form';
import type { Message } from '@marketplace/shared/schema';
import { useRef } from 'react';
import {
  type FieldValues,
  useForm,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { AnySchema, InferType } from 'yup';
import { afterPaint } from '../browser';
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
 * `reValidateMode` does. The submit handler gets the values in the schema's types, one frame after the press, so that
 * the answer to the press shows before the rules are checked; a second press within that frame does nothing. Shown
 * errors follow the page's language.
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
  const isWaiting = useRef(false);
  const handleSubmit: UseFormHandleSubmit<Values, InferType<S>> = (...handlers) => {
    const submit = form.handleSubmit(...handlers);
    return (event) => {
      event?.preventDefault();
      if (isWaiting.current) return Promise.resolve(undefined);
      isWaiting.current = true;
      return afterPaint().then(() => {
        isWaiting.current = false;
        return submit(event);
      });
    };
  };
  return { ...form, handleSubmit };
}

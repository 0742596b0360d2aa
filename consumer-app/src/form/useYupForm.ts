import { yupResolver } from '@marketplace/shared/form';
import type { Message } from '@marketplace/shared/schema';
import { useEffect, useEffectEvent } from 'react';
import {
  type FieldValues,
  type Path,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { AnySchema, InferType } from 'yup';
import { useLanguage } from '../language';

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
  const { trigger, getValues, formState } = form;
  const { errors } = formState;
  const language = useLanguage();
  const translateErrors = useEffectEvent(() => {
    const isField = (name: string): name is Path<Values> => name in getValues();
    const shown = Object.entries(errors).filter(([, error]) => error?.type !== 'server');
    const names = shown.map(([name]) => name).filter(isField);
    if (names.length > 0) void trigger(names);
  });
  useEffect(() => translateErrors(), [language]);
  return form;
}

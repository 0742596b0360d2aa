import { useRef } from 'react';
import {
  type FieldValues,
  useForm,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { afterPaint } from '../browser';
import { useTranslatedErrors } from './useTranslatedErrors';

/**
 * `useForm` that checks its rules on submission only unless a plug-in or `reValidateMode` does, one frame after the
 * press, so that the answer to the press shows first; a second press within that frame does nothing. Shown errors
 * follow the page's language.
 */
export function usePaintedForm<Values extends FieldValues, Body>(
  props: UseFormProps<Values, unknown, Body>,
): UseFormReturn<Values, unknown, Body> {
  const form = useForm<Values, unknown, Body>({ reValidateMode: 'onSubmit', ...props });
  useTranslatedErrors(form);
  const isWaiting = useRef(false);
  const handleSubmit: UseFormHandleSubmit<Values, Body> = (...handlers) => {
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

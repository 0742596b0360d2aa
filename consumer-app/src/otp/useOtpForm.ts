import { otp } from '@marketplace/shared/schema';
import { object } from 'yup';
import { usePersistedField, useYupForm } from '../form';
import { useSharedTexts } from '../i18n';
import { readPersistedInput } from '../session';

const schema = object({ otp: otp() });

/** The form of a one-time code, which stays under a name in this page's memory until it is sent. */
export function useOtpForm(name: string) {
  const shared = useSharedTexts();
  const form = useYupForm({
    getSchema: () => schema,
    translateError: ({ key, params }) => shared(key, params),
    defaultValues: { otp: readPersistedInput(name, true) ?? '' },
    shouldFocusError: true,
  });
  usePersistedField(form, { field: 'otp', name, secret: true });
  return form;
}

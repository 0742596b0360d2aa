import { CONSENT_PURPOSES, CONSENT_VERSIONS, message } from '@marketplace/shared/schema';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { boolean, object } from 'yup';
import { useOnInput } from '@marketplace/shared/form';
import { useYupForm } from '../useYupForm';
import { persistInput, readPersistedInput } from '../../session';

/** A tick counts for one version of the wording; a new version starts unticked. */
function withVersion(consent: string): string {
  const purpose = CONSENT_PURPOSES.find((known) => known === consent);
  return purpose ? `${consent}@${CONSENT_VERSIONS[purpose]}` : consent;
}

function readTicks(name: string, consents: readonly string[]): Record<string, boolean> {
  const ticks = (readPersistedInput(name) ?? '').split(' ');
  return Object.fromEntries(
    consents.map((consent) => [consent, ticks.includes(withVersion(consent))]),
  );
}

const saveTicks = (name: string, values: Record<string, boolean>): void =>
  persistInput(
    name,
    Object.keys(values)
      .filter((consent) => values[consent])
      .map(withVersion)
      .join(' '),
  );

/** Id of a consent's checkbox; the error summary links to it. */
const consentId = (consent: string): string => `consent_${consent}`;

interface Options {
  /** The ticks stay under this name in the persisted input until somebody clears it. */
  name: string;
  /** All of them are required, and unticked at first. */
  consents: readonly string[];
  getMissingText: (consent: string) => string;
}

/** A form of consents, one checkbox each, that is sent once all are ticked. */
export function useConsentForm({ name, consents, getMissingText }: Options) {
  const schema = useMemo(() => {
    const ticked = boolean().oneOf([true], message('validation.required')).required();
    return object(Object.fromEntries(consents.map((consent) => [consent, ticked])));
  }, [consents]);
  const form = useYupForm({
    getSchema: () => schema,
    translateError: (_, consent) => getMissingText(consent),
    defaultValues: readTicks(name, consents),
    reValidateMode: 'onChange',
  });
  const { control, formState, setValue, getValues, handleSubmit } = form;
  const { errors, isSubmitted, submitCount } = formState;
  useOnInput(form, () => saveTicks(name, getValues()));
  const ticks = useWatch({ control });
  return {
    /** The properties of a consent's checkbox. */
    getCheckbox: (consent: string) => ({
      name: consentId(consent),
      checked: ticks[consent] === true,
      error: errors[consent]?.message,
      onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
        setValue(consent, currentTarget.checked, { shouldValidate: isSubmitted }),
    }),
    /** The missing consents, in order, as the error summary takes them. */
    faults: consents.flatMap((consent) => {
      const text = errors[consent]?.message;
      return text === undefined ? [] : [{ field: consentId(consent), message: text }];
    }),
    attempt: submitCount,
    /** Calls `send` if all are ticked, otherwise `refuse` with the first that is not. */
    submit: async (send: () => unknown, refuse?: (id: string) => void): Promise<void> => {
      await handleSubmit(send, (missing) => {
        const first = consents.find((consent) => missing[consent]);
        if (first !== undefined) refuse?.(consentId(first));
      })();
    },
  };
}

import { clearPersistedInput, persistInput, readPersistedInput } from '../../session';
import { pickPans } from '../spec/answers';
import type { Answers, FormOutline } from '../spec/formSpec';

const getKeyPrefix = (id: string): string => `form ${id} `;

/** Key of the ticked consents of a form in the persisted input. */
export const getConsentsKey = ({ id }: FormOutline): string => `${getKeyPrefix(id)}consents`;

/** The PANs that the person has typed since the page loaded; drafts and storage never contain them. */
export const getRememberedPans = (form: FormOutline): Answers =>
  Object.fromEntries(
    Object.keys(pickPans(form, {})).flatMap((name) => {
      const input = readPersistedInput(getKeyPrefix(form.id) + name, true);
      return input === undefined ? [] : [[name, input]];
    }),
  );

/** Holds the PANs among these answers in memory until the page unloads. */
export function rememberPans(form: FormOutline, answers: Answers): void {
  for (const name of Object.keys(pickPans(form, {}))) {
    const input = answers[name];
    if (typeof input === 'string') persistInput(getKeyPrefix(form.id) + name, input, true);
  }
}

/** Deletes the held PANs and ticked consents of a form after it is sent or discarded. */
export const clearSensitiveValues = (id: string): void => clearPersistedInput(getKeyPrefix(id));

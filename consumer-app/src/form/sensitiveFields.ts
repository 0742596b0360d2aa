import { clearPersistedInput, persistInput, readPersistedInput } from './persistedInput';
import { pickPans } from './answers';
import type { Answers, FormOutline } from './formSpec';

const keyPrefix = (id: string): string => `form ${id} `;

/** Under which name the ticks of a form's consents are kept until it is sent. */
export const getConsentsKey = ({ id }: FormOutline): string => `${keyPrefix(id)}consents`;

/** The PANs that were typed since the page was loaded: no draft and no storage has them. */
export const getHeldPans = (form: FormOutline): Answers =>
  Object.fromEntries(
    Object.keys(pickPans(form, {})).flatMap((name) => {
      const typed = readPersistedInput(keyPrefix(form.id) + name, true);
      return typed === undefined ? [] : [[name, typed]];
    }),
  );

/** Holds the PANs among some answers for as long as the page is loaded. */
export function holdPans(form: FormOutline, some: Answers): void {
  for (const name of Object.keys(pickPans(form, {}))) {
    const typed = some[name];
    if (typeof typed === 'string') persistInput(keyPrefix(form.id) + name, typed, true);
  }
}

/** Drops what was held and ticked with a form once it was sent or thrown away. */
export const clearHeldValues = (id: string): void => clearPersistedInput(keyPrefix(id));

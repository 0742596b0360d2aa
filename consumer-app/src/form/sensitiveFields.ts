import { forgetTyped, keepTyped, readTyped } from '../typed';
import { pansOf } from './answers';
import type { Answers, FormShape } from './description';

const begin = (id: string): string => `form ${id} `;

/** Under which name the ticks of a form's consents are kept until it is sent. */
export const ticksOf = ({ id }: FormShape): string => `${begin(id)}consents`;

/** The PANs that were typed since the page was loaded: no draft and no storage has them. */
export const heldPans = (form: FormShape): Answers =>
  Object.fromEntries(
    Object.keys(pansOf(form, {})).flatMap((name) => {
      const typed = readTyped(begin(form.id) + name, true);
      return typed === undefined ? [] : [[name, typed]];
    }),
  );

/** Holds the PANs among some answers for as long as the page is loaded. */
export function holdPans(form: FormShape, some: Answers): void {
  for (const name of Object.keys(pansOf(form, {}))) {
    const typed = some[name];
    if (typeof typed === 'string') keepTyped(begin(form.id) + name, typed, true);
  }
}

/** Drops what was held and ticked with a form once it was sent or thrown away. */
export const forgetHeld = (id: string): void => forgetTyped(begin(id));

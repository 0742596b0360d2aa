import type { ChangeEvent, CompositionEvent } from 'react';

/** Sets the text of an input and fires its input event, as typing does. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  // Use the prototype's setter: React overrides the one on the element and would see no change.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns whether an input event belongs to a composition that has not ended. */
export const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/** Rewrites what a person has typed. */
export type Rewrite = (text: string, event?: ChangeEvent<HTMLInputElement>) => string;

/**
 * Returns the handlers of an input that rewrites what a person types, such as to digits alone. An input method
 * would enter its text again after a rewrite within a composition, so the rewrite waits for its end.
 */
export const rewriteInput = (
  rewrite: Rewrite,
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void,
) => ({
  onChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const text = isComposing(event) ? input.value : rewrite(input.value, event);
    if (text !== input.value) {
      const caret = text.length === input.value.length ? input.selectionStart : text.length;
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  },
  onCompositionEnd({ currentTarget: input }: CompositionEvent<HTMLInputElement>) {
    const text = rewrite(input.value);
    if (text !== input.value) setInputValue(input, text);
  },
});

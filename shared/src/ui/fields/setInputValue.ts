/** Sets the text of an input and fires its input event, as typing does. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  // Use the prototype's setter: React overrides the one on the element and would see no change.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

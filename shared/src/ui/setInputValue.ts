/** Sets the text of an input as if it had been typed, so that whoever listens for input hears of it. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  // Past the setter that React keeps on the element, or React would see no change.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

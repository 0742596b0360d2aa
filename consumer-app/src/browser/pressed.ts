/** Shows that a press is being answered: the page draws a bar at its top until `clearPressed`. */
export const markPressed = ({ dataset }: HTMLElement): void => void (dataset['pressed'] = '');

/** Call it once the next page is there. */
export function clearPressed(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-pressed]'))
    delete dataset['pressed'];
}

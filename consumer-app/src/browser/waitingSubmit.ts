/**
 * Sends a form whose button was pressed before the page answered; `app/boot.js` keeps the browser from
 * doing so. Called once the form answers and has taken over what stands in its fields.
 */
export function sendWaiting(form: HTMLFormElement | null): void {
  const { dataset } = document.documentElement;
  if (dataset['sent'] === undefined) return;
  delete dataset['sent'];
  // By the next frame the form knows what it has taken over.
  requestAnimationFrame(() => form?.requestSubmit());
}

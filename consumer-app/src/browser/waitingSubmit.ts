/**
 * Submits a form whose button the person pressed before the page was hydrated; `app/boot.js`
 * prevents the native submission. Call it once the form is hydrated and has taken over the values
 * of its inputs.
 */
export function sendWaiting(form: HTMLFormElement | null): void {
  const { dataset } = document.documentElement;
  if (dataset['sent'] === undefined) return;
  delete dataset['sent'];
  // The form's state contains these values from the next frame on.
  requestAnimationFrame(() => form?.requestSubmit());
}

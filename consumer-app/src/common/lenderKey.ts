import { keep } from '@marketplace/shared/session';

/** Keeps the lender's key that the address of a lender's own deployment brought along: `?lead=`. */
export function keepLenderKey(): void {
  const key = new URLSearchParams(window.location.search).get('lead') ?? '';
  if (/^[\w-]{1,60}$/.test(key)) keep('lead', key);
}

import type { WebhookDelivery } from '@marketplace/shared/schema';
import type { Translate } from '@marketplace/shared/i18n';

/**
 * Explanations of HTTP statuses, and of codes of Node's network and TLS errors in lower case. The first match
 * counts.
 */
const ANSWERS = [
  ['accepted', /^2\d\d$/u],
  ['redirected', /^3\d\d$/u],
  ['denied', /^40[13]$/u],
  ['missing', /^(?:404|410)$/u],
  ['error', /^\d{3}$/u],
  ['not_found', /^enotfound$/u],
  ['lookup', /^eai_/u],
  ['private', /^private$/u],
  ['refused', /^econnrefused$/u],
  ['closed', /^(?:econnreset|econnaborted|epipe)$/u],
  ['timeout', /^e?timed?out$/u],
  ['unreachable', /^(?:ehost|enet)(?:unreach|down)$|^eaddrnotavail$/u],
  ['certificate', /cert|issuer|leaf_signature|hostname_mismatch|^invalid_|path_length/u],
  ['insecure', /^(?:eproto$|err_ssl_|err_tls_)/u],
  ['not_http', /^hpe_/u],
] as const;

/** Describes what a webhook's server answered last, or why no answer came; '' before the first attempt. */
export function describeAnswer(
  { response_status, problem }: Pick<WebhookDelivery, 'response_status' | 'problem'>,
  translate: Translate,
): string {
  const code = String(response_status ?? problem);
  if (code === '') return '';
  const [name] = ANSWERS.find(([, codes]) => codes.test(code)) ?? ['other'];
  return translate(`integration.answers.${name}`, { code });
}

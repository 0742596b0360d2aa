import type { WebhookDelivery } from '@marketplace/shared/schema';
import type { Translate } from '@marketplace/shared/i18n';

/** The codes of Node's network and TLS errors, in lower case, by what they mean. The first match counts. */
const PROBLEMS = [
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

/** Returns what a webhook's server answered last: the HTTP status, or in words why no answer came. */
export function describeAnswer(
  { response_status, problem }: Pick<WebhookDelivery, 'response_status' | 'problem'>,
  translate: Translate,
): string {
  if (response_status !== null || problem === '') return String(response_status ?? '');
  const [name] = PROBLEMS.find(([, codes]) => codes.test(problem)) ?? ['other'];
  return translate(`integration.problem.${name}`, { code: problem });
}

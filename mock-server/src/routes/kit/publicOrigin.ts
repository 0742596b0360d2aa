import type { Config } from '../../config';

/** The part of a request that holds its local address. */
interface LocalAddress {
  readonly socket: { readonly localAddress?: string; readonly localPort?: number };
}

/**
 * Returns the origin for links in messages: PUBLIC_URL, else the address that the request arrived at. Never
 * uses the Host header, which an attacker could forge to lead the recipient of a code to another site.
 */
export function getPublicOrigin(
  { socket: { localAddress = '127.0.0.1', localPort = 0 } }: LocalAddress,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const address = localAddress.replace(/^::ffff:/u, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

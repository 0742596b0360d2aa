import type { Config } from '../../config';

/** What of a request tells where this server listens. */
interface Arrived {
  readonly socket: { readonly localAddress?: string; readonly localPort?: number };
}

/**
 * The origin for links in messages: the one that was set, else the address that the request arrived
 * at. Never the Host header, which whoever asks can forge to have somebody else's code sent to them.
 */
export function getPublicOrigin(
  { socket: { localAddress = '127.0.0.1', localPort = 0 } }: Arrived,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const address = localAddress.replace(/^::ffff:/u, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

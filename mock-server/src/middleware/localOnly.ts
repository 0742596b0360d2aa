import type { Request, RequestHandler } from 'express';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config';
import { HttpError } from '../httpError';

const isLoopback = proxyAddr.compile('loopback');

/** Every address that the request came by, as far as it is told: the peer, and all that proxies name. */
function addressesOf(request: Request): readonly string[] {
  const realIp = request.get('x-real-ip');
  return [...proxyAddr.all(request), ...(realIp === undefined ? [] : [realIp])];
}

/** The host name of a Host header, without brackets and port; undefined for what is none. */
function hostnameOf(host: string): string | undefined {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/gu, '') : undefined;
}

function isOwnName(
  host: string,
  { host: listensAt, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
): boolean {
  const name = hostnameOf(host);
  if (name === undefined || name === '') return false;
  const own = ['localhost', '::1', listensAt, publicUrl && new URL(publicUrl).hostname];
  return own.includes(name) || name.endsWith('.localhost') || /^127(?:\.\d+){3}$/u.test(name);
}

/**
 * Lets in only who sits at this machine. The outbox holds everybody's codes, therefore:
 * - The peer and every address in `X-Forwarded-For` and `X-Real-IP` have to be loopback, whether or not
 *   the proxy is trusted: a forwarded request is somebody else's, unless our own front on this machine
 *   passes on a local one.
 * - The Host header has to be a name of this server: with DNS rebinding a page of another site has its
 *   own name lead to this address, and its script could read the answer.
 */
export function localOnly(config: Pick<Config, 'host' | 'publicUrl'>): RequestHandler {
  return (request, _response, next) => {
    const local = addressesOf(request).every((address, hop) => isLoopback(address, hop));
    const hosts = [request.get('host') ?? '', request.get('x-forwarded-host')];
    const named = hosts.every((host) => host === undefined || isOwnName(host, config));
    const allowed = local && named && request.get('forwarded') === undefined;
    next(allowed ? undefined : new HttpError(403, 'local_only'));
  };
}

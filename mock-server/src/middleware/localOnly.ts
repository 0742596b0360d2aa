import type { Request, RequestHandler } from 'express';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config';
import { HttpError } from '../httpError';

const isLoopback = proxyAddr.compile('loopback');

/**
 * Returns every known address that the request came through: the peer, and all that proxies report.
 */
function getAddresses(request: Request): readonly string[] {
  const realIp = request.get('x-real-ip');
  return [...proxyAddr.all(request), ...(realIp === undefined ? [] : [realIp])];
}

/**
 * Returns the host name of a Host header without brackets and port; undefined if it is malformed.
 */
function parseHostname(host: string): string | undefined {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/gu, '') : undefined;
}

function isOwnName(
  host: string,
  { host: listensAt, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
): boolean {
  const name = parseHostname(host);
  if (name === undefined || name === '') return false;
  const own = ['localhost', '::1', listensAt, publicUrl && new URL(publicUrl).hostname];
  return own.includes(name) || name.endsWith('.localhost') || /^127(?:\.\d+){3}$/u.test(name);
}

/**
 * Admits only requests from this machine, because the outbox shows everybody's codes:
 * - The peer and every address in `X-Forwarded-For` and `X-Real-IP` must be loopback, even if the
 *   proxy is trusted. A forwarded request comes from somebody else, unless our own front on this
 *   machine forwards a local one.
 * - `Forwarded` and `Via` tell of a proxy, and so does HTTP/1.0, which plain proxies speak and browsers do not.
 * - The Host header must be a name of this server. With DNS rebinding, another site's page points
 *   its own name at this address, and its script could read the response.
 */
export function localOnly(config: Pick<Config, 'host' | 'publicUrl'>): RequestHandler {
  return (request, _response, next) => {
    const local = getAddresses(request).every((address, hop) => isLoopback(address, hop));
    const hosts = [request.get('host') ?? '', request.get('x-forwarded-host')];
    const named = hosts.every((host) => host === undefined || isOwnName(host, config));
    const proxied = request.httpVersionMajor === 1 && request.httpVersionMinor === 0;
    const relayed = ['forwarded', 'via'].some((name) => request.get(name) !== undefined);
    const allowed = local && named && !proxied && !relayed;
    next(allowed ? undefined : new HttpError(403, 'local_only'));
  };
}

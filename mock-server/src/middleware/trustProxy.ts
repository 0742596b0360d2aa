import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** A number of hops, or addresses, networks and Express's network names; 0 trusts no proxy. */
export type TrustProxy = number | string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_HOPS = 20;

/**
 * Whether the entry is a valid address or network. proxy-addr alone would also accept '1.5' as an
 * address.
 */
function isNetwork(entry: string): boolean {
  if (NAMED_NETWORKS.includes(entry)) return true;
  if (isIP(entry.split('/', 1)[0] ?? '') === 0) return false;
  try {
    proxyAddr.compile(entry);
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses TRUST_PROXY for Express's 'trust proxy' setting: the proxies whose `X-Forwarded-For`
 * counts. Refuses 'true', because it would trust every client. Throws with a message that names the
 * allowed values.
 */
export function parseTrustProxy(text: string | undefined): TrustProxy {
  if (text === undefined || text.trim() === '') return 0;
  if (/^\d+$/u.test(text) && Number(text) <= MAX_HOPS) return Number(text);
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every(isNetwork)) return entries;
  throw new Error(
    `TRUST_PROXY must be a number of hops from 0 to ${MAX_HOPS}, or addresses and networks such as "loopback, 10.0.0.0/8", not "${text}"`,
  );
}

/**
 * Returns a predicate that tells by address whether the peer of a connection is a trusted proxy.
 */
export function createTrustedPeerCheck(trust: TrustProxy): (address: string) => boolean {
  if (typeof trust === 'number') return () => trust > 0;
  const isTrusted = proxyAddr.compile(trust);
  return (address) => isTrusted(address, 0);
}

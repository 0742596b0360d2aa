import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** A number of hops, or addresses, networks and the names that Express knows; 0 trusts none. */
export type TrustProxy = number | string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_HOPS = 20;

/** Whether proxy-addr takes the entry as what it looks like: it reads '1.5' as an address, too. */
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
 * Reads TRUST_PROXY for the setting 'trust proxy' of Express: whose `X-Forwarded-For` counts. 'true' is
 * refused, because it would believe every client. Throws with a sentence that says what is taken.
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

/** Whether whoever is at the other end of a connection is a trusted proxy, by its address. */
export function trustedPeer(trust: TrustProxy): (address: string) => boolean {
  if (typeof trust === 'number') return () => trust > 0;
  const isTrusted = proxyAddr.compile(trust);
  return (address) => isTrusted(address, 0);
}

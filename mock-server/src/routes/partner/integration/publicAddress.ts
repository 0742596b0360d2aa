import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { lookup } from 'node:dns';

/** Addresses that are not on the public internet (IANA's special-purpose registries). */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');

const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const reservedV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  reservedV6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
  return !reserved.check(address, 'ipv4');
}

/**
 * Resolves a host name for a connection and rejects a private address. The connection uses the checked
 * answer, so the name cannot point elsewhere a moment later.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const usable = addresses?.filter(({ address }) => isPublicAddress(address)) ?? [];
    const [first] = usable;
    if (error || !first)
      callback(error ?? Object.assign(new Error('private address'), { code: 'private' }), '', 0);
    else if (options.all) callback(null, usable);
    else callback(null, first.address, first.family);
  });
};

import { BlockList, isIP } from 'node:net';

/** Builds the list of addresses of networks; undefined if one of them is neither an address nor in CIDR notation. */
export function parseNetworks(networks: readonly string[]): BlockList | undefined {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix, ...rest] = network.trim().split('/');
    const version = isIP(address);
    const length = Number(prefix ?? (version === 6 ? 128 : 32));
    if (version === 0 || rest.length > 0 || prefix === '' || !Number.isInteger(length))
      return undefined;
    if (length < 0 || length > (version === 6 ? 128 : 32)) return undefined;
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether an address is in one of the networks; an empty list allows every address. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '');
  return parseNetworks(networks)?.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4') ?? false;
}

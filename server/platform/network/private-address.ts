import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

// IANA special-purpose address registries: no public host has an address in these networks.
const specialNetworks = [
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
  // Unspecified, loopback and IPv4-compatible (deprecated). IPv4-mapped ::ffff:a.b.c.d is checked by the IPv4 entries.
  ['::', 95],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const special = new BlockList();
for (const [address, prefix] of specialNetworks)
  special.addSubnet(address, prefix, replacementChainOf(address));

/** Whether an IP address belongs to this machine or to a private or otherwise special network. */
export const isPrivateAddress = (address: string): boolean =>
  special.check(address, replacementChainOf(address));

function replacementChainOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}

/** DNS lookup that refuses private addresses. It passes on the addresses it checked, which defeats DNS rebinding. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(
        Object.assign(new Error(`${hostname} resolves to a private address`), { code: 'EPRIVATE' }),
        [],
      );
    }
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

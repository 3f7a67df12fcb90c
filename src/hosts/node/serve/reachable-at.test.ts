import { expect, it } from 'vitest';
import { reachableAt } from './reachable-at.ts';

const of = (address: string, internal: boolean) => {
  const known = { address, internal, mac: '', netmask: '', cidr: null };
  return address.includes(':')
    ? { ...known, family: 'IPv6' as const, scopeid: 0 }
    : { ...known, family: 'IPv4' as const };
};
const INTERFACES = { lo: [of('127.0.0.1', true)], eth0: [of('192.168.7.7', false), of('fe80::1', false)] };

it('a host that listens on every address is at those of its machine', () => {
  expect(reachableAt('http://0.0.0.0:8420', INTERFACES)).toEqual([
    'http://127.0.0.1:8420',
    'http://192.168.7.7:8420',
  ]);
  expect(reachableAt('http://[::]:8420', INTERFACES)).toEqual([
    'http://[::1]:8420',
    'http://192.168.7.7:8420',
  ]);
  expect(reachableAt('http://127.0.0.1:8420', INTERFACES)).toEqual(['http://127.0.0.1:8420']);
});

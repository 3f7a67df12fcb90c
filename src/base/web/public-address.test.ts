import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostOf, isIpAddress, urlFault } from './check-url.ts';
import { parseIpv4, parseIpv6 } from './ip-address.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * The same ranges through Node's own implementation, as an oracle. One list a family: Node reads an IPv4
 * address as a mapped one when it meets ranges of the other family.
 */
function nodeBlockList(family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  const v4 =
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
  const v6 =
    '::/3 4000::/2 8000::/1 2001::/32 2001:2::/48 2001:10::/28 2001:20::/28 2001:db8::/32 2002::/16 3fff::/20';
  for (const range of (family === 'ipv4' ? v4 : v6).split(' ')) {
    const [start = '', bits] = range.split('/');
    list.addSubnet(start, Number(bits), family);
  }
  return list;
}

const quad = fc.ipV4();
/** Random addresses alone would seldom meet a special range. */
const nearSpecial = fc
  .tuple(
    fc.constantFrom('0', '10', '100', '127', '169', '172', '192', '198', '203', '224', '255'),
    fc.constantFrom('0', '16', '18', '31', '32', '51', '64', '88', '128', '168', '254'),
    fc.constantFrom('0', '2', '99', '100', '113'),
    fc.nat(255),
  )
  .map((parts) => parts.join('.'));

describe('an IPv4 address', () => {
  it('is public exactly where Node finds it in no special range', () => {
    const blocked = nodeBlockList('ipv4');
    fc.assert(
      fc.property(fc.oneof(quad, nearSpecial), (address) => {
        expect(isPublicAddress(address)).toBe(!blocked.check(address, 'ipv4'));
      }),
    );
  });

  it('is judged the same when an IPv6 address carries it', () => {
    fc.assert(
      fc.property(fc.oneof(quad, nearSpecial), fc.constantFrom('::ffff:', '64:ff9b::'), (address, prefix) => {
        expect(isPublicAddress(prefix + address)).toBe(isPublicAddress(address));
      }),
    );
  });

  it('has one spelling only', () => {
    for (const text of [
      '127.1',
      '0177.0.0.1',
      '2130706433',
      '0x7f.0.0.1',
      '1.2.3.256',
      ' 1.2.3.4',
      '1.2.3.4.',
    ])
      expect(parseIpv4(text)).toBeNull();
  });
});

describe('an IPv6 address', () => {
  it('reads back as the URL parser writes it', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
        expect(parseIpv6(written)).toEqual(parseIpv6(address));
        expect(parseIpv6(address)).toHaveLength(8);
      }),
    );
  });

  it('outside what is handed out is never public', () => {
    const blocked = nodeBlockList('ipv6');
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        if (address.startsWith('::') || address.startsWith('64:ff9b:')) return;
        if (blocked.check(address, 'ipv6')) expect(isPublicAddress(address)).toBe(false);
      }),
    );
  });

  it('of every special kind is refused', () => {
    const special =
      ':: ::1 ::127.0.0.1 ::ffff:10.0.0.1 64:ff9b::a00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1 fe80::1%eth0';
    for (const address of special.split(' ')) expect(isPublicAddress(address), address).toBe(false);
    for (const address of ['2606:4700::1111', '2a00:1450:4001::200e', '64:ff9b::808:808'])
      expect(isPublicAddress(address), address).toBe(true);
  });

  it('that is none is refused', () => {
    for (const text of [
      '',
      ':',
      ':::',
      '1::2::3',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '12345::',
      'g::',
      '::1.2.3',
      '1.2.3.4',
      '1:2:3:4:5:6:7::8',
      '1:2:3:4:5:6:7:8::',
    ])
      expect(parseIpv6(text), text).toBeNull();
  });
});

describe('the host of an address', () => {
  it.each([
    ['http://[2606:4700::1111]/', '2606:4700::1111', true],
    ['http://8.8.8.8/', '8.8.8.8', true],
    ['http://example.org./', 'example.org', false],
  ])('of %s is %s', (address, host, isAddress) => {
    expect(hostOf(new URL(address))).toBe(host);
    expect(isIpAddress(host)).toBe(isAddress);
  });
});

describe('the address a user gives', () => {
  const fault = (text: string, allowPrivate = false) => urlFault(new URL(text), { allowPrivate });

  it('is refused in every spelling of this machine', () => {
    const hosts =
      '127.0.0.1 127.1 2130706433 0x7f000001 0177.0.0.1 127.0.0.1. [::1] [::ffff:127.0.0.1] localhost LOCALHOST localhost. a.localhost 0 [::]';
    for (const host of hosts.split(' ')) expect(fault(`http://${host}/hook`), host).toBe('address_private');
  });

  it('is refused by names that only a machine or a house knows', () => {
    const hosts =
      'localhost.localdomain localhost.example localhost4.localdomain4 ip6-localhost ip6-loopback router printer.local nas.lan box.home.arpa db.internal a.intranet b.corp c.home';
    for (const host of hosts.split(' ')) expect(fault(`http://${host}/hook`), host).toBe('address_private');
    for (const host of ['mylocalhost.example', 'local.example.org', 'internal.example.com'])
      expect(fault(`http://${host}/hook`), host).toBeNull();
  });

  it('is refused with other schemes, credentials and ports of other services', () => {
    expect(fault('ftp://example.org/')).toBe('address_not_http');
    expect(fault('file:///etc/passwd')).toBe('address_not_http');
    for (const who of ['me:secret', 'me', ':secret'])
      expect(fault(`https://${who}@example.org/`)).toBe('address_credentials');
    for (const port of [1, 25, 1023]) expect(fault(`http://example.org:${port}/`)).toBe('address_port');
    for (const address of ['http://example.org:443/', 'https://example.org:80/', 'http://example.org:1024/'])
      expect(fault(address)).toBeNull();
  });

  it('passes on the public internet, and anywhere where the operator allows it', () => {
    expect(fault('https://example.org/hook?a=1')).toBeNull();
    for (const host of ['8.8.8.8', '[2606:4700::1111]']) expect(fault(`https://${host}/`)).toBeNull();
    expect(fault('http://example.org:8080/')).toBeNull();
    expect(fault('http://127.0.0.1:25/', true)).toBeNull();
    expect(fault('gopher://127.0.0.1/', true)).toBe('address_not_http');
  });
});

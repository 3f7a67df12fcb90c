/** What a whole object store of one machine is told: Debian's OpenStack Swift, with the interface of S3 before it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

export const SWIFT_SERVICES = ['account', 'container', 'object', 'proxy'] as const;

export type SwiftService = (typeof SWIFT_SERVICES)[number];

export const SWIFT_REGION = 'us-east-1';
export const SWIFT_KEY = { accessKey: 'test:tester', secretKey: 'testing' } as const;

/** Debian's, which has the packages of Swift. */
export const PYTHON = '/usr/bin/python3';
const MAKE_RINGS = join(import.meta.dirname, 'make-rings.py');

/** What a request passes, from the outside in; `s3api` must stand before what it calls. */
const PIPELINE =
  'catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server';
/** Of those, the ones that take settings. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  s3api: [
    ...[`location = ${SWIFT_REGION}`, 'allow_multipart_uploads = true'],
    'cors_preflight_allow_origin = *',
  ],
  tempauth: [`user_test_tester = ${SWIFT_KEY.secretKey} .admin`],
  versioned_writes: ['allow_versioned_writes = true'],
};

/** The CORS rules that pages need (`hosts/node/s3/s3-file-store.ts`), of every bucket: here S3's call for those of one is missing. */
const FOR_PAGES = [
  'cors_allow_origin = *',
  'cors_expose_headers = ETag, Content-Range, Accept-Ranges, Content-Length, Content-Disposition',
];

/** Writes configurations and rings into `folder`, which must be able to hold extended attributes. */
export function writeSwiftFiles(
  folder: string,
  ports: Readonly<Record<SwiftService | 'cache', number>>,
): void {
  mkdirSync(join(folder, 'disks', 'd1'), { recursive: true });
  const write = (name: string, ...lines: readonly string[]): void =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  write(
    'swift.conf',
    ...['[swift-hash]', 'swift_hash_path_suffix = tests', 'swift_hash_path_prefix = of'],
    ...['[storage-policy:0]', 'name = only', 'default = yes'],
  );
  for (const service of SWIFT_SERVICES)
    write(
      `${service}-server.conf`,
      ...['[DEFAULT]', 'bind_ip = 127.0.0.1', `bind_port = ${ports[service]}`, 'workers = 0'],
      ...[`user = ${userInfo().username}`, `swift_dir = ${folder}`, 'log_level = WARNING'],
      ...(service === 'proxy' ? proxyLines(ports.cache) : storageLines(service, folder)),
    );
  const { account, container, object } = ports;
  const rings = JSON.stringify({ account, container, object });
  execFileSync(PYTHON, [MAKE_RINGS, folder, rings], { stdio: 'ignore' });
}

function storageLines(service: SwiftService, folder: string): string[] {
  return [
    ...[`devices = ${join(folder, 'disks')}`, 'mount_check = false'],
    ...['[pipeline:main]', `pipeline = ${service}-server`],
    ...[`[app:${service}-server]`, `use = egg:swift#${service}`],
  ];
}

function proxyLines(cachePort: number): string[] {
  const cache = [
    `memcache_servers = 127.0.0.1:${cachePort}`,
    // This process may be held up: what is not answered is forgotten, also that a bucket is gone.
    ...['connect_timeout = 60', 'io_timeout = 60', 'pool_timeout = 60', 'memcache_max_connections = 32'],
  ];
  const filters = PIPELINE.split(' ')
    .filter((name) => name !== 'proxy-server')
    .flatMap((name) => {
      const egg = name === 'cache' ? 'memcache' : name;
      return [
        ...[`[filter:${name}]`, `use = egg:swift#${egg}`],
        ...(name === 'cache' ? cache : (SETTINGS[name] ?? [])),
      ];
    });
  return [
    ...['[pipeline:main]', `pipeline = ${PIPELINE}`],
    ...['[app:proxy-server]', 'use = egg:swift#proxy', 'account_autocreate = true', ...FOR_PAGES],
    ...filters,
  ];
}

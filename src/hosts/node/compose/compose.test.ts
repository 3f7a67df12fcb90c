/** The shape of the compose file and its commands. It is not started here: that takes Docker. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readS3Address } from '../s3/s3-address.ts';
import { readServeOptions } from '../serve/serve-options.ts';
import { readWorkerOptions } from '../worker/worker-options.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly configs?: readonly { readonly source: string }[];
  readonly volumes?: readonly string[];
}

const text = readFileSync(join(import.meta.dirname, 'compose.json'), 'utf8');
const { services, configs, volumes } = JSON.parse(text) as {
  services: Readonly<Record<string, Service>>;
  configs: Readonly<Record<string, { readonly content: string }>>;
  volumes: Readonly<Record<string, object>>;
};
const GIVEN: Readonly<Record<string, string>> = {
  PUBLIC_ADDRESS: 'https://clips.example.org',
  STORE_ADDRESS: 'https://store.example.org',
};

/** As compose fills in the environment, in the arguments after npm's `--`. */
function flagsOf(name: string): string[] {
  const [, , ...args] = services[name]?.command ?? [];
  return args.map((arg) =>
    arg.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, wanted: string) => GIVEN[wanted] ?? ''),
  );
}

it('gives hosts and workers flags they take, and to all the same database and bucket', () => {
  const hosts = ['host-1', 'host-2'].map((name) => readServeOptions(flagsOf(name)));
  const workers = ['worker-1', 'worker-2'].map((name) => readWorkerOptions(flagsOf(name)));
  const shared = [...hosts, ...workers].map((options) => [options?.database, options?.files]);
  expect(new Set(shared.map(String)).size).toBe(1);
  expect(readS3Address(hosts[0]?.files ?? '')).toMatchObject({
    bucket: 'cliproom',
    publicEndpoint: 'https://store.example.org',
  });
  expect(hosts.map(({ publicAddress }) => publicAddress)).toEqual(Array(2).fill(GIVEN['PUBLIC_ADDRESS']));
});

it('looks at /readyz of each, on the port that answers it', () => {
  const asked = (name: string) => services[name]?.healthcheck?.test.join(' ');
  for (const name of ['host-1', 'host-2'])
    expect(asked(name)).toContain(`:${readServeOptions(flagsOf(name)).port}/readyz`);
  for (const name of ['worker-1', 'worker-2'])
    expect(asked(name)).toContain(`:${readWorkerOptions(flagsOf(name))?.monitorPort}/readyz`);
  expect(configs['proxy']?.content).toContain('health_uri /readyz');
});

it('holds no secret: each is asked for', () => {
  const secrets = Object.values(services)
    .flatMap(({ environment = {} }) => Object.entries(environment))
    .filter(([name]) => /PASSWORD|KEY/.test(name));
  expect(secrets.length).toBeGreaterThan(10);
  for (const [name, value] of secrets) expect(value, name).toMatch(/^\$\{\w+:\?[^}]+\}$/);
});

it('names only what it has', () => {
  for (const { depends_on: after = {}, configs: read = [], volumes: mounted = [], build } of Object.values(
    services,
  )) {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(after)));
    expect(Object.keys(configs)).toEqual(expect.arrayContaining(read.map(({ source }) => source)));
    for (const volume of mounted) expect(volumes).toHaveProperty([volume.split(':')[0] ?? '']);
    if (build !== undefined)
      expect(existsSync(join(import.meta.dirname, build.context, build.dockerfile))).toBe(true);
  }
  // Each process has a data folder of its own.
  const folders = Object.values(services).flatMap(({ volumes: mounted = [] }) => mounted);
  expect(new Set(folders).size).toBe(folders.length);
});

/**
 * The object store of tests: one at an address that the environment names (`CLIPROOM_S3`, with `CLIPROOM_S3_KEY`,
 * `CLIPROOM_S3_SECRET` and, where it is not us-east-1, `CLIPROOM_S3_REGION`), else Debian's OpenStack Swift.
 */
import { existsSync } from 'node:fs';
import { type StartedObjectStore, startSwift } from './start-swift.ts';
import { storeOfRun } from './store-of-run.ts';
import { SWIFT_REGION, SWIFT_SERVICES } from './swift-files.ts';

/** Debian's names. */
export const SWIFT_PACKAGES = SWIFT_SERVICES.map((service) => `swift-${service}`);

function isSwiftInstalled(): boolean {
  return SWIFT_SERVICES.every((service) => existsSync(`/usr/bin/swift-${service}-server`));
}

/**
 * Why nothing can be tested on an object store here; null where it can. Whoever asks names what does not run; in a
 * continuous integration (`CI=true`) that is a failure.
 */
export function whyNoObjectStore(): string | null {
  if (namedByEnvironment() !== null || isSwiftInstalled()) return null;
  return `No object store to test on: install ${SWIFT_PACKAGES.join(', ')}, or name one in CLIPROOM_S3, CLIPROOM_S3_KEY and CLIPROOM_S3_SECRET.`;
}

/** In a run of tests the one of the run, which others use too. Throws where `whyNoObjectStore` says why. */
export async function startObjectStore(): Promise<StartedObjectStore> {
  const named = namedByEnvironment();
  if (named !== null) return named;
  const shared = await storeOfRun();
  return shared === null ? startSwift() : { ...shared, stop: async () => undefined };
}

function namedByEnvironment(): StartedObjectStore | null {
  const { CLIPROOM_S3, CLIPROOM_S3_KEY, CLIPROOM_S3_SECRET, CLIPROOM_S3_REGION } = process.env;
  if (CLIPROOM_S3 === undefined || CLIPROOM_S3 === '') return null;
  return {
    endpoint: CLIPROOM_S3,
    region: CLIPROOM_S3_REGION ?? SWIFT_REGION,
    accessKey: CLIPROOM_S3_KEY ?? '',
    secretKey: CLIPROOM_S3_SECRET ?? '',
    stop: async () => undefined,
  };
}

/**
 * Brings what the tests need and npm does not: a Chromium and its shell, a Firefox, a WebKit, ffmpeg to make and read media,
 * flite to speak, pocketsphinx to hear, an object store, and a newer Node for hosts and workers of many machines. Uses what
 * is there; else Debian's packages, for the Node an npm package; else Playwright's own Chromium. Says what to do where
 * nothing works.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { findNode, NEWER_NODE } from '../../src/testing/cluster/find-node.ts';
import { findChromium, findChromiumShell, SHELL } from '../../src/testing/find-chromium.ts';
import { findFirefox } from '../../src/testing/find-firefox.ts';
import { findWebKit, WEBKIT_PACKAGES } from '../../src/testing/find-webkit.ts';
import { SWIFT_PACKAGES, whyNoObjectStore } from '../../src/testing/object-store/object-store-under-test.ts';

const DOWNLOAD_TIMEOUT_MS = 180_000;
const ENGLISH_MODEL = '/usr/share/pocketsphinx/model/en-us';

interface Tool {
  readonly name: string;
  readonly isThere: () => boolean;
  /** Debian's. */
  readonly packages: readonly string[];
  /** What is tried where they did not bring it. */
  readonly otherwise?: () => Promise<unknown>;
  /** A sentence for a system on which nothing did. */
  readonly why: () => string;
  /** What becomes of tests on systems that have none: where `CI=true`, those that cannot run fail. */
  readonly without?: 'not run' | 'slower';
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Chromium',
    isThere: () => findChromium() !== null,
    packages: ['chromium'],
    otherwise: installOwnChromium,
    why: () => 'No Chromium could be installed. Install one, or name it in CHROMIUM_PATH, and run again.',
  },
  {
    name: 'a Chromium without windows',
    isThere: () => findChromiumShell() !== null,
    packages: [SHELL],
    why: () => `In the whole browser journeys take a fifth longer. ${SHELL} would save that.`,
    without: 'slower',
  },
  {
    name: 'ffmpeg',
    isThere: () => runs('ffmpeg', '-version') && runs('ffprobe', '-version'),
    packages: ['ffmpeg'],
    why: () => 'ffmpeg and ffprobe are needed to make and check media. Install them and run again.',
  },
  {
    name: 'Firefox',
    isThere: () => findFirefox() !== null,
    // Its H.264 comes with the library that ffmpeg brings.
    packages: ['firefox-esr'],
    why: () => 'No Firefox could be installed. Install one, or name it in FIREFOX_PATH, and run again.',
  },
  {
    name: 'a synthesiser that speaks and a recogniser that hears',
    isThere: () => runs('flite', '-lv') && canHear() && existsSync(ENGLISH_MODEL),
    packages: ['flite', 'pocketsphinx', 'pocketsphinx-en-us'],
    why: () =>
      'flite and pocketsphinx (with pocketsphinx-en-us) are needed to speak and hear. Install them and run again.',
  },
  {
    name: 'a WebKit that can be driven',
    isThere: () => findWebKit() !== null,
    packages: WEBKIT_PACKAGES,
    why: () =>
      'WebKit is tested with WebKitWebDriver (webkit2gtk-driver) on an Xvfb. Install both, and GStreamer’s plugins.',
    without: 'not run',
  },
  {
    name: 'an object store',
    isThere: () => whyNoObjectStore() === null,
    packages: SWIFT_PACKAGES,
    why: () => whyNoObjectStore() ?? '',
    without: 'not run',
  },
  {
    name: 'a newer Node for hosts and workers of many machines',
    isThere: () => findNode() !== null,
    packages: [],
    otherwise: installNewerNode,
    why: () =>
      'Hosts and workers of many machines are tested on Node 22.12 or newer. Install one and run again.',
    without: 'not run',
  },
];

/** Rejects with a sentence that says what to install. */
export async function ensureTools(): Promise<void> {
  const missing = TOOLS.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  console.log(`Not found, so looked for in packages: ${missing.map(({ name }) => name).join(', ')}.`);
  await installPackages(missing.map(({ packages }) => packages));
  for (const { isThere, otherwise, why, without, name } of missing) {
    if (!isThere()) await otherwise?.();
    if (isThere()) continue;
    if (without === undefined || (without === 'not run' && process.env.CI === 'true')) throw new Error(why());
    console.log(`${without.toUpperCase()} for want of ${name}: ${why()}`);
  }
}

/** All at once; where one of them is unknown nothing is installed, and each tool is tried by itself. */
async function installPackages(ofTools: readonly (readonly string[])[]): Promise<void> {
  const wanted = ofTools.filter((packages) => packages.length > 0);
  if (wanted.length === 0 || !runs('apt-get', '--version') || !(await apt('update', '-qq'))) return;
  const install = (packages: readonly string[]) =>
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (await install(wanted.flat())) return;
  for (const packages of wanted) await install(packages);
}

function apt(...args: readonly string[]): Promise<boolean> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return succeeds([...sudo, 'apt-get', ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

async function installOwnChromium(): Promise<void> {
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...env } = process.env;
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: DOWNLOAD_TIMEOUT_MS,
    env,
  });
}

async function installNewerNode(): Promise<void> {
  const { packages, installed } = NEWER_NODE;
  cpSync(packages, installed, { recursive: true });
  await succeeds(['npm', 'ci', '--no-audit', '--no-fund', '--prefix', installed]);
}

/** Without anything to hear it ends with a fault, and is there. */
function canHear(): boolean {
  return spawnSync('pocketsphinx_continuous', [], { stdio: 'ignore' }).error === undefined;
}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** What it says of its faults is shown. */
function succeeds(
  [command = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Brings what the tests need and npm does not: a Chromium, a Firefox, a WebKit, ffmpeg to make and read media, flite to
 * speak, pocketsphinx to hear, an object store, and a newer Node for hosts and workers of many machines. Uses what is
 * there; else Debian's packages, for the Node an npm package; else Playwright's own Chromium. Says what to do where nothing works.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { findNode, NEWER_NODE } from '../../src/testing/cluster/find-node.ts';
import { findChromium } from '../../src/testing/find-chromium.ts';
import { findFirefox } from '../../src/testing/find-firefox.ts';
import { findWebKit, WEBKIT_PACKAGES } from '../../src/testing/find-webkit.ts';
import { SWIFT_PACKAGES, whyNoObjectStore } from '../../src/testing/object-store/object-store-under-test.ts';

const DOWNLOAD_TIMEOUT_MS = 180_000;
const ENGLISH_MODEL = '/usr/share/pocketsphinx/model/en-us';

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function installPackages(...names: string[]): boolean {
  if (!runs('apt-get', '--version')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

function ensureChromium(): void {
  if (findChromium() !== null) return;
  console.log('No Chromium found. Trying Debian’s package, then Playwright’s own.');
  if (installPackages('chromium') && findChromium() !== null) return;
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...env } = process.env;
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: DOWNLOAD_TIMEOUT_MS,
    env,
  });
  if (findChromium() !== null) return;
  throw new Error('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH, and run again.');
}

function ensureFfmpeg(): void {
  if (runs('ffmpeg', '-version') && runs('ffprobe', '-version')) return;
  console.log('No ffmpeg found. Trying Debian’s package.');
  if (installPackages('ffmpeg') && runs('ffprobe', '-version')) return;
  throw new Error('ffmpeg and ffprobe are needed to make and check media. Install them and run again.');
}

/** Its H.264 comes with the library that ffmpeg brings. */
function ensureFirefox(): void {
  if (findFirefox() !== null) return;
  console.log('No Firefox found. Trying Debian’s package.');
  if (installPackages('firefox-esr') && findFirefox() !== null) return;
  throw new Error('No Firefox could be installed. Install one, or name it in FIREFOX_PATH, and run again.');
}

/** Not every system has one that can be driven: there, tests on it are named as not run, and fail only where `CI=true`. */
function ensureWebKit(): void {
  if (findWebKit() !== null) return;
  console.log('No WebKit that can be driven found. Trying Debian’s WebKitGTK.');
  installPackages(...WEBKIT_PACKAGES);
  if (findWebKit() !== null) return;
  const why =
    'WebKit is tested with WebKitWebDriver (webkit2gtk-driver) on an Xvfb. Install both, and GStreamer’s plugins.';
  if (process.env.CI === 'true') throw new Error(why);
  console.log(`NOT RUN: journeys in WebKit. ${why}`);
}

/** A synthesiser that speaks a film, and a recogniser that hears it; their data comes with them. */
function ensureSpeech(): void {
  const speaks = (): boolean => runs('flite', '-lv');
  // Without anything to hear it ends with a fault, and is there.
  const hears = (): boolean =>
    spawnSync('pocketsphinx_continuous', [], { stdio: 'ignore' }).error === undefined;
  if (speaks() && hears() && existsSync(ENGLISH_MODEL)) return;
  console.log('No flite or no pocketsphinx found. Trying Debian’s packages.');
  if (installPackages('flite', 'pocketsphinx', 'pocketsphinx-en-us') && speaks() && hears()) return;
  throw new Error(
    'flite and pocketsphinx (with pocketsphinx-en-us) are needed to speak and hear. Install them and run again.',
  );
}

/** Not every system has one in its packages: there, tests on it are named as not run, and fail only where `CI=true`. */
function ensureObjectStore(): void {
  if (whyNoObjectStore() === null) return;
  console.log('No object store found. Trying Debian’s OpenStack Swift.');
  installPackages(...SWIFT_PACKAGES);
  const why = whyNoObjectStore();
  if (why === null) return;
  if (process.env.CI === 'true') throw new Error(why);
  console.log(`NOT RUN: what needs an object store. ${why}`);
}

/** Not every system has one in npm's packages: there, tests on it are named as not run, and fail only where `CI=true`. */
function ensureNewerNode(): void {
  if (findNode() !== null) return;
  console.log(
    'This Node is too old for hosts and workers of many machines. Trying the npm package of a newer one.',
  );
  const { packages, installed } = NEWER_NODE;
  cpSync(packages, installed, { recursive: true });
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (findNode() !== null) return;
  const why =
    'Hosts and workers of many machines are tested on Node 22.12 or newer. Install one and run again.';
  if (process.env.CI === 'true') throw new Error(why);
  console.log(`NOT RUN: what needs a newer Node. ${why}`);
}

/** Throws with a sentence that says what to install. */
export function ensureTools(): void {
  ensureChromium();
  ensureFfmpeg();
  ensureFirefox();
  ensureWebKit();
  ensureSpeech();
  ensureObjectStore();
  ensureNewerNode();
}

/** Settings says which service the page is connected to, and what its key may do there. */
import { SCOPES } from '../../src/contract/schemas/values.ts';
import { startChatServer } from '../../src/testing/chat-server.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const SERVICE = {
  browser: 'Service built into this browser',
  node: /^Service at http:\/\/127\.0\.0\.1:\d+$/,
} as const;

/** In the page: whether the workers that shared ones were tried with are still there. */
interface Tried {
  workersTried(): boolean[];
}

test('settings names the service, and the scopes of its key', async ({ page, home, whichHost }) => {
  await home.open();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(SERVICE[whichHost])).toBeVisible();
  if (whichHost === 'browser') await main.getByLabel('Show credits and limits').check();
  await expect(main.getByText(/^mck_[0-9a-f]+$/)).toBeVisible();
  for (const scope of SCOPES) await expect(main.getByText(scope, { exact: true })).toBeVisible();
  await expect(main.getByText('Plan: studio')).toBeVisible();
});

test('in this browser nothing is metered on the way, unless somebody asks for it', async ({
  page,
  whichHost,
  begin,
}) => {
  const inBrowser = whichHost === 'browser';
  const metered = page.getByText(
    /credit|paid by|left (today|afterwards|of)|\d left|of today|^Costs$|mck_|Plan:/i,
  );
  const url = await begin.sampleAdded();
  const places = ['/', url, '/projects/new', '/tools/voiceover', '/settings'];
  const main = page.getByRole('main');
  const known = [/Recent projects/, /Clip goal/, /Vibe edit/, /Script/, /Appearance/];
  const opened = async (index: number, path: string): Promise<void> => {
    await goWithin(page, path);
    await expect(main.getByText(known[index] ?? /./).first()).toBeVisible();
    await expect(main.locator('.skeleton')).toHaveCount(0);
  };
  const told = main.filter({ has: metered });
  if (inBrowser) {
    for (const [index, path] of places.slice(0, 4).entries()) {
      await opened(index, path);
      expect(await told.count(), path).toBe(0);
    }
    await goWithin(page, '/settings');
    await page.getByLabel('Show credits and limits').check();
  } else await expect(page.getByLabel('Show credits and limits')).toHaveCount(0);
  for (const [index, path] of places.entries()) {
    await opened(index, path);
    await expect(told, path).toHaveCount(1);
  }
});

test('a language model is chosen, tried and forgotten, and its key is written nowhere', async ({
  page,
  home,
  whichHost,
}) => {
  const answering = await startChatServer('bread');
  const refusing = await startChatServer('bread', (_, response) => Boolean(response.writeHead(401).end()));
  await home.open();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const model = page.getByRole('region', { name: 'Language model' });
  const outcome = model.getByRole('status');
  const choose = async (address: string): Promise<void> => {
    await model.getByLabel('Model address').fill(address);
    await model.getByLabel('Model name').fill('judge-1b');
    await model.getByLabel('Key (optional)').fill('sk-of-a-test');
    await model.getByRole('button', { name: 'Save model' }).click();
    await model.getByRole('button', { name: 'Test' }).click();
  };
  try {
    if (whichHost === 'browser') {
      await model.getByLabel('Model address').fill('http://192.168.7.7:11434/v1');
      await model.getByLabel('Model name').fill('judge-1b');
      await expect(
        model.getByText('This page can reach servers over https:// and on this computer.'),
      ).toBeVisible();
      await expect(model.getByRole('button', { name: 'Save model' })).toBeDisabled();
    }
    await choose(refusing.address);
    await expect(outcome).toContainText('doesn’t accept the key for the language model (401)');
    await choose(answering.address);
    await expect(outcome).toHaveText('judge-1b works.');
    expect(answering.asked).toMatchObject([{ authorization: 'Bearer sk-of-a-test', model: 'judge-1b' }]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('sk-of-a-test');
    await page.reload();
    await expect(model.getByLabel('Model name')).toHaveValue('judge-1b');
    await expect(model.getByLabel('Key (optional)')).toHaveValue('');
    await model.getByRole('button', { name: 'Remove' }).click();
    await expect(model.getByLabel('Model address')).toHaveValue('');
    await expect(model.getByRole('button', { name: 'Test' })).toHaveCount(0);
  } finally {
    await answering.close();
    await refusing.close();
  }
});

test('what this browser can do is said, and what happens where it cannot', async ({ page, home }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    // Older browsers throw where others say no.
    VideoDecoder.isConfigSupported = () => Promise.reject(new TypeError('Unknown codec.'));
    const Own = SharedWorker;
    const made: WeakRef<SharedWorker>[] = [];
    globalThis.SharedWorker = class extends Own {
      constructor(...[address, options]: ConstructorParameters<typeof Own>) {
        super(address, options);
        if (String(address).includes('try-shared')) made.push(new WeakRef(this));
      }
    };
    (globalThis as unknown as Tried).workersTried = () => made.map((one) => one.deref() !== undefined);
  });
  await home.open();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  const browser = page.getByRole('region', { name: 'This browser' });
  const row = (name: string) => browser.getByRole('listitem').filter({ hasText: name });
  await expect(browser.getByRole('listitem')).toHaveCount(21);
  for (const name of [
    'Secure address',
    'Storage for videos and clips',
    'Exports in H.264',
    'Audio in AAC, MP3, Opus, FLAC and Vorbis',
    'Work in several tabs',
  ])
    await expect(row(name)).toContainText('Available');
  await expect(row('Share sheet')).toContainText('Files are downloaded instead.');
  await expect(row('Videos in HEVC')).toContainText('Convert them to H.264');

  await test.step('what it was tried with is let go', async () => {
    const kept = async (): Promise<boolean[]> => {
      await page.requestGC();
      return page.evaluate(() => (globalThis as unknown as Tried).workersTried());
    };
    await expect.poll(kept).toEqual([false]);
  });

  await test.step('it is tried, and the report can be passed on', async () => {
    await browser.getByRole('link', { name: 'Check this browser' }).click();
    const tried = page.getByRole('region', { name: 'Tests' });
    await expect(tried.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(tried.getByRole('listitem').filter({ hasText: 'An export of one second' })).toContainText(
      'Exports look as they should.',
    );
    const question = page.getByRole('combobox', { name: 'Is the picture smooth while it plays?' });
    await question.selectOption('Yes');
    const report = page.getByRole('textbox', { name: 'Report as text' });
    await expect(report).toHaveValue(/^\? Is the picture smooth while it plays\?: Yes$/m);
    await expect(report).toHaveValue(/^\+ H\.264: Decoded and encoded correctly\./m);
    await expectAccessible(page, 'the check of a browser');
    await page.reload();
    await expect(question).toHaveValue('yes');
    // What was begun anew is left before its end.
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

/** Null where some of what has focus is seen, else what it is. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    }),
  );
  return isSeen ? null : focused.outerHTML.slice(0, 120);
}

test('what has focus is never hidden behind the bars, on the way down and up again', async ({
  page,
  home,
}) => {
  await home.open();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(
    page.getByRole('region', { name: 'Speech recognition' }).getByRole('radio').last(),
  ).toBeAttached();
  for (const size of [
    { width: 390, height: 640 },
    { width: 1440, height: 600 },
  ]) {
    await page.setViewportSize(size);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(hiddenFocus)).toBeNull();
      }
  }
});

/** A laptop that is closed for hours without a network, and one whose clock is a day off: work is found again, and paid once; two tabs ask for it as one. */
import { deferred } from '../../../src/base/work/deferred.ts';
import { onFaultyHost, refusalFor } from '../../fixtures/faulty-host.ts';
import { keptReads } from '../../fixtures/kept-reads.ts';
import { expectAccessible } from '../../fixtures/look-test.ts';
import { SAMPLE_CAPTIONS, SAMPLE_VIDEO } from '../../fixtures/sample-journey.ts';
import { expect, test } from '../../fixtures/studio-test.ts';

const DAY_MS = 86_400_000;
/** A read of a job that the service may hold. */
const HELD = /\/v1\/jobs\/.*[?&]wait=[1-9]/;
const READ_OF_FILM = /\/v1\/assets\/[^/?]+$/;

/** A link says in its first part what it leads to. Pictures of a film are another file. */
function isFilm(path: string): boolean {
  const [, said] = /^\/files\/([\w-]+)\./.exec(path) ?? [];
  return said !== undefined && Buffer.from(said, 'base64url').toString().includes('"mimeType":"video/');
}

// The clock of a context is set for good.
test.use({ ownContext: true });

test('work that ended while the device slept offline is shown by itself, on a clock a day off as well', async ({
  page,
  context,
  baseURL,
  home,
  project,
  folder,
  expectedErrors,
  review,
}) => {
  expectedErrors.push(/net::ERR_/, /status of 403 .*\/files\//, /Access to video .* blocked by CORS policy/);
  await page.clock.install();
  await onFaultyHost(page, folder, baseURL ?? '', async ({ proxy, books }) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await home.add(SAMPLE_VIDEO, SAMPLE_CAPTIONS);
    await project.opened();
    await project.keepCentre();
    const held = deferred<void>();
    proxy.onRequest = ({ path }) => (HELD.test(path) ? { kind: 'hold', until: held.promise } : null);
    await project.start.click();
    await expect(page.getByRole('progressbar', { name: 'Finding clips' }).first()).toBeVisible();

    // Another tab hears of the work from the one that asks.
    const second = await context.newPage();
    const askedBySecond: string[] = [];
    second.on('request', (request) => void askedBySecond.push(request.url()));
    await second.goto(page.url());
    await expect(second.getByRole('progressbar', { name: 'Finding clips' }).first()).toBeVisible();
    await second.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await expect(second.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
    await expect.poll(() => askedBySecond.filter((url) => /\/v1\/jobs\//.test(url)).length).toBe(1);
    expect(proxy.seen.filter(({ path }) => HELD.test(path)).length).toBe(1);
    await second.close();
    proxy.onRequest = () => null;
    held.resolve();

    await context.setOffline(true);
    await expect.poll(books.running).toBe(0);
    await page.clock.fastForward('06:00:00');
    const silence = page
      .getByRole('status')
      .filter({ hasText: 'The service isn’t responding. Trying again…' });
    await expect(silence).toBeVisible();
    await expect(project.reviewLink).toHaveCount(0);

    await page.clock.setSystemTime(Date.now() - DAY_MS);
    await context.setOffline(false);
    await project.analysed();
    await expect(silence).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await books.charged()).toEqual(['analysis']);

    // Links end after a quarter of an hour: a film whose link leads nowhere is opened by the one of another read.
    await project.reviewLink.click();
    await review.opened();

    expectedErrors.push(/status of 502/);
    await test.step('a decision that a gateway kept from the service is sent when it is back, also after a reload', async () => {
      await review.expectDecided(0);
      await expect.poll(() => keptReads(page)).toContain('"key":["clips"');
      // What asks for leave is no request of the program.
      proxy.onRequest = ({ method }) => (method === 'OPTIONS' ? null : refusalFor(baseURL ?? '', 502, null));
      await page.keyboard.press('a');
      await expect(silence).toBeVisible();
      await page.reload();
      const lastRead = page.getByRole('status').filter({ hasText: 'You see what was loaded last, on' });
      await expect(lastRead).toBeVisible();
      await review.expectDecided(0);
      proxy.onRequest = () => null;
      await expect(lastRead).toHaveCount(0);
      await review.expectDecided(1);
      await review.decisionsSent();
      const told = page
        .getByRole('status')
        .filter({ hasText: '1 change from before the page closed was saved.' });
      await expect(told).toBeVisible();
    });

    let reads = 0;
    proxy.onRequest = ({ path, method }) => {
      if (method === 'GET' && READ_OF_FILM.test(path)) reads += 1;
      return isFilm(path) && reads < 2 ? { kind: 'refuse', status: 403 } : null;
    };
    await page.reload();
    await review.opened();
    expect(reads).toBe(2);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await test.step('a film that no link leads to is asked for once more, and is then said to be away', async () => {
      const { onRequest } = proxy;
      reads = 0;
      proxy.onRequest = ({ path, method }) => {
        if (method === 'GET' && READ_OF_FILM.test(path)) reads += 1;
        return isFilm(path) ? { kind: 'refuse', status: 403 } : null;
      };
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('This can’t be played here just now.');
      await expectAccessible(page, 'a review whose film is away');
      expect(reads).toBe(2);
      proxy.onRequest = onRequest;
    });

    const film = page.locator('video');
    const position = page.getByRole('slider', { name: 'Position' });
    const filmIsThere = async (): Promise<void> =>
      expect.poll(async () => Number(await position.getAttribute('max'))).toBeGreaterThan(60);
    await test.step('a film on its own page goes on by another link, where it was wanted', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click();
      await page.getByRole('list', { name: 'Assets' }).getByRole('link').first().click();
      await filmIsThere();
      reads = 1;
      await position.press('End');
      const hasGoneOn = ({ error, readyState, currentTime }: HTMLVideoElement) =>
        error === null && readyState > 1 && currentTime > 60;
      await expect.poll(() => film.evaluate(hasGoneOn)).toBe(true);
      expect(reads).toBeGreaterThan(1);
    });

    await test.step('or as it is wanted while another link is asked for', async () => {
      await page.reload();
      await filmIsThere();
      const asked = deferred<void>();
      reads = 0;
      proxy.onRequest = ({ path }) => {
        if (isFilm(path) && reads === 0) return { kind: 'refuse', status: 403 };
        if (!READ_OF_FILM.test(path)) return null;
        reads += 1;
        return { kind: 'hold', until: asked.promise };
      };
      await position.press('End');
      await expect.poll(() => reads).toBe(1);
      await position.press('ArrowLeft');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      asked.resolve();
      // From its end it would play from the start.
      const playsToTheEnd = ({ error, paused, ended, currentTime }: HTMLVideoElement) =>
        error === null && currentTime > 60 && (ended || !paused);
      await expect.poll(() => film.evaluate(playsToTheEnd)).toBe(true);
    });

    // What the proxy refuses by itself does not say who may read it.
    expectedErrors.push(/^Access to video at .* blocked by CORS policy/);
    await test.step('a film that no link leads to is said to be so, and opened when somebody tries again', async () => {
      proxy.onRequest = ({ path }) => (isFilm(path) ? { kind: 'refuse', status: 403 } : null);
      await page.reload();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('can’t be played here');
      proxy.onRequest = () => null;
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect
        .poll(() => page.locator('video').evaluate(({ readyState }: HTMLVideoElement) => readyState))
        .toBeGreaterThan(0);
      await expect(alert).toHaveCount(0);
    });
  });
});

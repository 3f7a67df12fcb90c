/**
 * A video over a link that loses, doubles, refuses and cuts, to a host that is killed in the middle of everything: one
 * asset, one charge, one export, counted where they are kept.
 */
import { deferred } from '../../../src/base/work/deferred.ts';
import type { FaultProxy } from '../../../src/testing/faults/fault-proxy.ts';
import { ANSWER_DROPPED, inTurn, onFaultyHost, refusalFor } from '../../fixtures/faulty-host.ts';
import { padFilm } from '../../fixtures/padded-film.ts';
import { shortSample } from '../../fixtures/sample-journey.ts';
import { expect, test } from '../../fixtures/studio-test.ts';
import { CompositionPage } from '../../pages/composition-page.ts';

/** Three parts of an upload. */
const FILM_BYTES = 19_000_000;
const UNAVAILABLE = 'This is not available now. Try again later.';

test('whatever is lost, doubled, refused or killed on the way, a video is there, paid for and exported once', async ({
  page,
  context,
  baseURL,
  home,
  project,
  review,
  composition,
  folder,
  expectedErrors,
}) => {
  const origin = baseURL ?? '';
  // A browser notes every request that is lost or refused.
  expectedErrors.push(/net::ERR_|the server responded with a status of|blocked by CORS policy/);
  const [video, captions] = await shortSample(folder);
  await padFilm(video, FILM_BYTES);
  await onFaultyHost(page, folder, origin, async ({ proxy, books, kill }) => {
    const projectUnavailable: FaultProxy['onRequest'] = ({ method, path }) =>
      method === 'GET' && /\/v1\/projects\/\w+$/.test(path) ? refusalFor(origin, 503, 'UNAVAILABLE') : null;
    const unavailable = page.getByRole('alert').filter({ hasText: UNAVAILABLE });

    await test.step('an upload', async () => {
      const held = deferred<void>();
      proxy.onRequest = inTurn(
        { method: 'POST', path: /\/v1\/uploads$/, faults: [ANSWER_DROPPED, { kind: 'double' }] },
        { method: 'PUT', path: /parts\/1$/, faults: [{ kind: 'cut_request', afterBytes: 1_000_000 }] },
        {
          method: 'PUT',
          path: /parts\/2$/,
          faults: [refusalFor(origin, 429, 'RATE_LIMITED', 1), { kind: 'hold', until: held.promise }],
        },
        {
          method: 'PUT',
          path: /parts\/3$/,
          faults: [ANSWER_DROPPED, { kind: 'cap', bytesPerSec: 4_000_000 }],
        },
        { method: 'POST', path: /\/complete$/, faults: [ANSWER_DROPPED, refusalFor(origin, 502, null)] },
      );
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await home.add(video, captions);
      const partsTwo = () =>
        proxy.seen.filter(({ method, path }) => method === 'PUT' && /parts\/2$/.test(path));
      await expect.poll(() => partsTwo().length).toBe(2);
      await kill();
      held.resolve();
      await project.opened();
      expect(await books.uploaded()).toEqual([FILM_BYTES]);
      expect(await books.openUploads()).toBe(0);
    });

    await test.step('a form whose project cannot be read for a while', async () => {
      await project.keepCentre();
      proxy.onRequest = projectUnavailable;
      await page.getByRole('button', { name: 'Rename project' }).click();
      await page.getByRole('textbox', { name: 'Project name' }).fill('Over a broken link');
      await page.keyboard.press('Enter');
      await expect(unavailable).toBeVisible();
      await expect(project.start).toBeEnabled();
      proxy.onRequest = () => null;
      await expect(unavailable).toHaveCount(0);
    });

    await test.step('an analysis', async () => {
      const lost = inTurn({
        method: 'POST',
        path: /\/analyze$/,
        faults: [ANSWER_DROPPED, refusalFor(origin, 502, null, 1)],
      });
      // Longer than a request is tried for: it is told, and read past.
      let isStorm = true;
      proxy.onRequest = (request) =>
        isStorm && request.method === 'GET' && /\/v1\/(jobs|projects)\//.test(request.path)
          ? refusalFor(origin, 503, 'UNAVAILABLE')
          : lost(request);
      await project.shortClips();
      await project.start.click();
      await expect(unavailable.first()).toBeVisible();
      isStorm = false;
      await kill();
      await project.analysed();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await books.charged()).toEqual(['analysis']);
    });

    await test.step('an export, whose tab crashes', async () => {
      const address = page.url();
      proxy.onRequest = projectUnavailable;
      await project.reviewLink.click();
      await expect(unavailable).toBeVisible();
      await review.opened();
      proxy.onRequest = () => null;
      await expect(unavailable).toHaveCount(0);
      proxy.onRequest = inTurn({ method: 'POST', path: /\/accept$/, faults: [ANSWER_DROPPED] });
      await page.keyboard.press('a');
      await review.decisionsSent();
      await page.goto(address);
      await project.accepted.getByRole('link').first().click();
      await composition.opened();
      const edited = page.url();
      const asked = page.waitForRequest(
        (request) => /\/exports$/.test(request.url()) && request.method() === 'POST',
      );
      proxy.onRequest = inTurn({
        method: 'POST',
        path: /\/exports$/,
        faults: [ANSWER_DROPPED, ANSWER_DROPPED],
      });
      await composition.exportButton.click();
      await asked;
      const crashed = page.waitForEvent('crash');
      const devtools = await context.newCDPSession(page);
      // A page that crashes answers nothing, this command neither.
      void devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
      await kill();
      const later = await context.newPage();
      await later.goto(edited);
      await expect(new CompositionPage(later).download).toBeVisible();
      expect(await books.exports()).toEqual(['done']);
      expect(await books.charged()).toEqual(['analysis']);
      expect(new Set(keysOf(proxy.seen, /\/exports$/)).size).toBe(1);
    });
  });
});

function keysOf(
  seen: readonly { readonly method: string; readonly path: string; readonly idempotencyKey: string | null }[],
  path: RegExp,
): (string | null)[] {
  return seen
    .filter((request) => request.method === 'POST' && path.test(request.path))
    .map(({ idempotencyKey }) => idempotencyKey);
}

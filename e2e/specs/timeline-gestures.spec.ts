/** Hands on the canvas: mouse, finger and pinch, and what two people at once are asked when they meet. */
import { goWithin } from '../fixtures/go-within.ts';
import { holdNotices } from '../fixtures/hold-notices.ts';
import { keepBack } from '../fixtures/keep-back.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { FILM_SEC } from '../fixtures/timeline-journey.ts';
import { setVisibility } from '../fixtures/visibility.ts';
import { LANE_Y, TimelinePage } from '../pages/timeline-page.ts';

// A script that a journey before this one loaded may still be in memory, and would come where it is to be missing.
test.use({ ownContext: true });

test('edges, cuts, material, texts and frames are drawn by hand', async ({ page, expectedErrors, begin }) => {
  const timeline = new TimelinePage(page);
  await begin.film();
  await timeline.expectSound();
  const at = (sec: number, y: number = LANE_Y.video) => timeline.pointAt(sec, FILM_SEC, y);

  await test.step('a cut is rolled with Ctrl, material slips with Alt', async () => {
    await timeline.clickAt(6, FILM_SEC, LANE_Y.ruler);
    await page.keyboard.press('s');
    await timeline.expectRevision(2);

    // The playhead stops at the cut while it is drawn by, unless snapping is switched off.
    const clock = page.getByText('Playhead and length').locator('..');
    const before = await clock.textContent();
    const beside = { ...(await at(6, LANE_Y.ruler)) };
    beside.x += 5;
    await timeline.drag(await at(9, LANE_Y.ruler), beside);
    await expect(clock).toHaveText(before ?? '');
    await page.keyboard.press('n');
    await timeline.drag(await at(9, LANE_Y.ruler), beside);
    await expect(clock).toContainText(/0:06\.\d\d \//);
    await expect(clock).not.toHaveText(before ?? '');
    const cut = await at(6);
    await page.keyboard.down('Control');
    await timeline.drag({ x: cut.x - 2, y: cut.y }, await at(4));
    await page.keyboard.up('Control');
    await timeline.expectRevision(3);
    await timeline.expectItems(2);
    await expect.poll(async () => (await timeline.lengths())[0]).toBeCloseTo(4, 0);
    await expect.poll(async () => (await timeline.lengths())[1]).toBeCloseTo(8, 0);
    await page.keyboard.down('Alt');
    await timeline.drag(await at(2), await at(1));
    await page.keyboard.up('Alt');
    await timeline.expectRevision(4);
    await expect.poll(async () => (await timeline.lengths())[0]).toBeCloseTo(4, 0);
  });

  await test.step('what cannot be done says why, by hand and by key, and makes no revision', async () => {
    const refusal = page.getByRole('alert');
    await page.keyboard.press('Escape');
    const end = await at(FILM_SEC);
    await timeline.drag({ x: end.x - 2, y: end.y }, { x: end.x + 60, y: end.y });
    await expect(refusal).toHaveText('The source ends here.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+Period');
    await expect(refusal).toHaveText(/Nothing is selected/);
    await page.keyboard.press('PageDown');
    await expect(refusal).toBeHidden();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(refusal).toHaveText(/can’t move further on this side/);
    await timeline.expectRevision(4);
    await page.keyboard.press('Escape');
  });

  await test.step('a menu does what drags do, by the other button and by its own', async () => {
    const menu = page.getByRole('menu', { name: 'Edit' });
    const first = await at(2);
    // Its script is fetched when it is first wanted; where that fails, one is told and may ask again.
    const letCome = await keepBack(page, expectedErrors, 'command-menu');
    const letGo = await holdNotices(page);
    await page.mouse.click(first.x, first.y, { button: 'right' });
    const told = page.getByRole('status').filter({ hasText: 'The menu could not be loaded.' });
    await expect(told).toBeVisible();
    await expect(menu).toBeHidden();
    letCome();
    await told.getByRole('button', { name: 'Try again' }).click();
    await letGo();
    await menu.getByRole('menuitem', { name: 'Move 1 s later' }).click();
    await expect(menu).toBeHidden();
    await timeline.expectRevision(5);
    await expect.poll(async () => (await timeline.lengths())[0]).toBeCloseTo(8, 0);
    await page.getByRole('button', { name: 'More tools', exact: true }).click();
    await menu.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'More tools', exact: true }).press('Enter');
    await menu.getByRole('menuitem', { name: 'Move 1 s earlier' }).press('Enter');
    await timeline.expectRevision(6);
    await expect.poll(async () => (await timeline.lengths())[0]).toBeCloseTo(4, 0);
  });

  await test.step('J runs backwards to the start, L forwards, K stops', async () => {
    await timeline.clickAt(1, FILM_SEC, LANE_Y.ruler);
    await page.keyboard.press('j');
    const clock = page.getByText('Playhead and length').locator('..');
    await expect(clock).toContainText('0:00.00 /');
    await page.keyboard.press('l');
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect(pause).toBeVisible();
    await page.keyboard.press('k');
    await expect(pause).toBeHidden();
  });

  await test.step('texts that overlap stand in rows, each is moved by hand', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Properties' }).click();
    await timeline.clickAt(2, FILM_SEC, LANE_Y.ruler);
    for (const revision of [7, 8]) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add text at playhead' }).click();
      await timeline.expectRevision(revision);
    }
    await page.getByRole('tab', { name: 'Items' }).click();
    await timeline.expectItems(4);
    const [upper, lower] = [LANE_Y.text - 6, LANE_Y.text + 7];
    await timeline.drag(await at(2.6, lower), await at(7.6, lower));
    await timeline.expectRevision(9);
    await expect(timeline.items.nth(2)).toContainText('0:02');
    await expect(timeline.items.nth(3)).toContainText('0:07');
    await timeline.drag(await at(0.3, upper), await at(11.9, LANE_Y.text + 4));
    await expect(timeline.selected).toHaveCount(2);
  });

  await test.step('in and out points mark a stretch that Delete cuts out', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await timeline.clickAt(9, FILM_SEC, LANE_Y.ruler);
    await page.keyboard.press('i');
    await timeline.clickAt(11, FILM_SEC, LANE_Y.ruler);
    await page.keyboard.press('o');
    await page.keyboard.press('Delete');
    await timeline.expectRevision(10);
    const firstThree = async () => (await timeline.lengths()).slice(0, 3).reduce((sum, sec) => sum + sec, 0);
    await expect.poll(firstThree).toBeCloseTo(10, 0);
    await page.keyboard.press('Control+z');
    await timeline.expectRevision(11);
  });

  await test.step('what is marked is there after a reload, in a list that goes there and takes it away', async () => {
    await page.keyboard.press('Escape');
    await timeline.clickAt(3, FILM_SEC, LANE_Y.ruler);
    await page.keyboard.press('m');
    await timeline.clickAt(5, FILM_SEC, LANE_Y.ruler);
    await page.keyboard.press('i');
    const marks = page.getByRole('region', { name: 'Markers' });
    await expect(marks.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await timeline.opened();
    await expect(marks.getByRole('listitem')).toHaveCount(2);
    await marks.getByRole('button', { name: /^Marker at 0:0[23]/ }).click();
    const clock = page.getByText('Playhead and length').locator('..');
    await expect(clock).toContainText(/0:0[23]\.\d\d \//);
    await page.keyboard.press('End');
    await expect(clock).not.toContainText(/0:0[23]\.\d\d \//);
    await page.keyboard.press('Alt+m');
    await expect(clock).toContainText(/0:0[23]\.\d\d \//);
    await marks.getByRole('button', { name: 'Clear range' }).click();
    await marks.getByRole('button', { name: /^Remove marker/ }).click();
    await expect(marks).toBeHidden();
  });

  await test.step('how loud it is heard here is kept on this device and changes nothing in the edit', async () => {
    const volume = page.getByRole('slider', { name: 'Playback volume' });
    const heard = () =>
      page.evaluate(() => Math.max(...[...document.querySelectorAll('video')].map((film) => film.volume)));
    await expect.poll(heard).toBe(1);
    await volume.press('Home');
    await expect.poll(heard).toBe(0);
    await volume.press('ArrowRight');
    await expect(volume).toHaveValue('5');
    await expect.poll(heard).toBeCloseTo(0.05, 3);
    await page.reload();
    await timeline.opened();
    await expect(volume).toHaveValue('5');
    // The first moment of all is silent.
    await timeline.clickAt(3, FILM_SEC, LANE_Y.ruler);
    await expect.poll(heard).toBeCloseTo(0.05, 3);
    await volume.press('End');
    await expect.poll(heard).toBe(1);
    await timeline.expectRevision(11);
  });

  await test.step('Ctrl and the wheel zoom, the wheel scrolls, two fingers pinch, one scrolls', async () => {
    const zoom = page.getByRole('slider', { name: 'Zoom' }).last();
    await expect(zoom).toHaveValue('0');
    const middle = await at(6);
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect(zoom).not.toHaveValue('0');
    await page.keyboard.press('0');
    await expect(zoom).toHaveValue('0');

    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: readonly number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: middle.y, id })),
      });
    await send('touchStart', [middle.x - 40]);
    await send('touchStart', [middle.x - 40, middle.x + 40]);
    for (const apart of [80, 140, 200]) await send('touchMove', [middle.x - apart, middle.x + apart]);
    await send('touchEnd', []);
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(20);
    // A finger that rests opens the menu of what is under it.
    await send('touchStart', [middle.x]);
    const menu = page.getByRole('menu', { name: 'Edit' });
    await expect(menu).toBeVisible();
    await send('touchEnd', []);
    // The finger that leaves takes focus for a moment.
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(timeline.selected).toHaveCount(1);
    await timeline.expectRevision(11);
  });
});

test('two tabs that change the same segment are asked which side to keep', async ({
  page,
  context,
  expectedErrors,
  begin,
}) => {
  // The later one of two changes on one revision.
  expectedErrors.push(refused(409, '/timeline/operations'));
  // The tab that has open what is deleted.
  expectedErrors.push(refused(404, '/projects/prj_\\w+(/\\w+)?'));
  const timeline = new TimelinePage(page);
  await begin.film();
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new TimelinePage(second);
  await other.opened();
  for (const one of [timeline, other]) {
    await one.canvas.focus();
    await one.page.keyboard.press('PageDown');
  }
  // A hidden tab is told of nothing: what it changes, it changes on the revision it has.
  await setVisibility(second, 'hidden');
  for (const revision of [2, 3]) {
    await page.keyboard.press(',');
    await timeline.expectRevision(revision);
  }
  await second.keyboard.press(',');
  const panelOf = ({ page: tab }: TimelinePage) =>
    tab.getByRole('alert').filter({ hasText: 'changed elsewhere' });
  await expect(panelOf(other)).toBeVisible();
  await expect(panelOf(timeline)).toBeHidden();
  await setVisibility(second, 'visible');
  await second.bringToFront();
  await expect(panelOf(other)).toContainText('Current version, revision 3');
  await expect(panelOf(other)).toContainText('Your version, based on revision 1');
  // As they are seen: in words they are there for readers.
  const facts = second.getByRole('definition').filter({ hasText: 'segment' }).locator('[aria-hidden]');
  const mine = await facts.last().textContent();
  // Either side is looked at on the canvas before it is chosen.
  const lengthOf = (side: string | null) => Number(/0:([\d.]+)$/.exec(side ?? '')?.[1]);
  const theirs = await facts.first().textContent();
  expect(lengthOf(mine)).not.toBe(lengthOf(theirs));
  await second.getByRole('button', { name: 'View: Your version' }).click();
  await expect.poll(() => other.durationSec()).toBe(lengthOf(mine));
  await second.getByRole('button', { name: 'View: Current version' }).click();
  await expect.poll(() => other.durationSec()).toBe(lengthOf(theirs));
  await second.getByRole('button', { name: 'Use mine' }).click();
  await other.expectRevision(4);
  await expect(panelOf(other)).toBeHidden();
  await page.bringToFront();
  await timeline.expectRevision(4);
  await expect(timeline.items.first()).toContainText(mine?.split(', ').at(-1) ?? 'its length');

  await test.step('where the edit is deleted in one, the other says so and leads out', async () => {
    await goWithin(second, new URL(page.url()).pathname.replace('/timeline', ''));
    await second.getByRole('button', { name: 'Delete project' }).click();
    const gone = page.getByRole('alert').filter({ hasText: 'This was deleted elsewhere' });
    await gone.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
  });
});

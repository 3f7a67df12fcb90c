/** A chat from its first message to its video: written, moved, changed in two tabs, generated, spoken. */
import { join } from 'node:path';
import { ffmpegBytes } from '../../src/testing/media/run-ffmpeg.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { pressOn, tabTo } from '../fixtures/keyboard.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { expectVideo, UPRIGHT } from '../fixtures/taken-away.ts';

// A chat that nobody has written yet is asked for; a change made on an old revision is refused.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(refused(409, '/story')));

test('a chat is written, put in order and exported by keyboard alone, and is heard as it is read unless turned off', async ({
  page,
  make,
  chat,
  composition,
  folder,
}) => {
  await make.chooseByKeyboard('Fake text');
  const spoken = page.getByRole('checkbox', { name: 'Read messages aloud' });
  await pressOn(page, spoken, 'Space');
  await expect(spoken).not.toBeChecked();
  const sounds = page.getByRole('checkbox', { name: 'Chat sounds' });
  await expect(sounds).toBeChecked();
  await make.createByKeyboard();
  await chat.addByKeyboard('Robin', 'Are you awake?');
  await page.keyboard.press('Enter');
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.last()).toBeFocused();
  await page.keyboard.type('Now I am');
  await chat.expectTexts(['Are you awake?', 'Now I am']);
  await chat.saved();

  await test.step('Alt and an arrow move the message that is written in', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    await chat.expectTexts(['Now I am', 'Are you awake?']);
    await expect(chat.messages.first()).toBeFocused();
    await chat.saved();
  });

  await test.step('the handle moves one by keys too', async () => {
    await chat.moveByKeyboard(1, 'Insert after Are you awake?');
    await chat.expectTexts(['Are you awake?', 'Now I am']);
    await chat.saved();
  });

  await test.step('the player is heard', async () => {
    await pressOn(page, make.openVideo);
    await composition.opened();
    await pressOn(page, page.getByRole('button', { name: 'Play', exact: true }));
    const heard = () =>
      page.locator('video').evaluate((video) => {
        const element = video as HTMLVideoElement;
        return !element.muted && element.volume === 1 && element.currentTime > 0.5;
      });
    await expect.poll(heard).toBe(true);
    await pressOn(page, page.getByRole('button', { name: 'Pause', exact: true }));
  });

  await test.step('so is the export', async () => {
    const path = join(folder, 'chat.mp4');
    await composition.exportByKeyboard(path);
    await expectVideo(path, UPRIGHT);
    const sound = await soundOf(path);
    const loudest = (fromSec: number, toSec: number) =>
      sound
        .subarray(fromSec * SOUND_RATE, toSec * SOUND_RATE)
        .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    // The first message comes at 0.4 s with the pop, after a beat of keys far softer than it; then it is read in silence.
    expect(loudest(0.4, 0.5)).toBeGreaterThan(0.1);
    expect(loudest(0.4, 0.5)).toBeLessThan(0.9);
    expect(loudest(0.12, 0.38)).toBeGreaterThan(0.01);
    expect(loudest(0.12, 0.38)).toBeLessThan(loudest(0.4, 0.5) / 2);
    expect(loudest(0.7, 1.2)).toBeLessThan(0.002);
  });

  await test.step('what was written is there after a reload, and the video follows it', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await pressOn(page, trail.getByRole('link').last());
    await tabTo(page, chat.messages.first());
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expect(chat.messages.last()).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: 'Move message 2 to the other side' }));
    await expect(page.getByRole('textbox', { name: 'Message 2, Robin' })).toBeVisible();
    await pressOn(page, chat.messages.last(), 'Home');
    await page.keyboard.press('ArrowUp');
    await expect(chat.messages.first()).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: 'Delete message 1' }));
    await chat.expectTexts(['Now I am']);
    await chat.saved();
    await page.reload();
    await chat.expectTexts(['Now I am']);
    await expect(page.getByRole('textbox', { name: 'Message 1, Robin' })).toBeVisible();
    await expect(make.openVideo).toBeVisible();
  });

  await test.step('without its sounds it is silent', async () => {
    await pressOn(page, page.getByText('Theme, voices and background'));
    await pressOn(page, sounds, 'Space');
    await expect(sounds).not.toBeChecked();
    await pressOn(page, make.openVideo);
    await composition.opened();
    await expect(page.locator('video')).toHaveCount(0);
  });
});

test('a chat changed in two tabs asks which one stays and loses neither', async ({
  page,
  make,
  chat,
  context,
}) => {
  await make.choose('Fake text');
  await make.create.click();
  await make.created();
  await chat.add('Robin', 'First');
  await chat.saved();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Message 1, Robin' }).fill('Changed over there');
  await expect(other.getByTitle(/^Revision [2-9]$/)).toBeVisible();
  await chat.messages.first().fill('Changed here');
  const conflict = page.getByRole('alert').filter({ hasText: 'changed elsewhere at the same time' });
  await expect(conflict).toContainText('Changed over there');
  const now = Number(
    /\d+$/.exec((await other.getByTitle(/^Revision \d+$/).getAttribute('title')) ?? '')?.[0],
  );
  await expect(conflict).toContainText(
    `Your version is based on revision ${now - 1}; the chat is now at revision ${now}.`,
  );
  await chat.expectTexts(['Changed here']);
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await chat.saved();
  await chat.expectTexts(['Changed here']);
});

test('a chat is written by the service, spoken and ready', async ({ page, make, chat }) => {
  await make.choose('Fake text');
  await make.create.click();
  await make.created();
  const contact = page.getByRole('textbox', { name: 'Contact name' });
  const topic = page.getByLabel('Topic');
  await contact.fill('Nonna Pia');
  await topic.fill('a missing cake');
  await page.reload();
  await expect(contact).toHaveValue('Nonna Pia');
  await expect(topic).toHaveValue('a missing cake');
  await chat.add('Nonna Pia', 'Mine to keep');
  await chat.saved();
  const four = () => page.getByLabel('Messages', { exact: true }).last().fill('4');
  await four();
  await chat.generate.click();
  await expect(chat.messages).toHaveCount(4);
  await test.step('whoever leaves is offered the previous one, and has it where they leave again at once', async () => {
    const { pathname } = new URL(page.url());
    const restore = page.getByRole('button', { name: 'Restore previous chat' });
    await goWithin(page, '/projects');
    await goWithin(page, pathname);
    await restore.click();
    await goWithin(page, '/projects');
    await goWithin(page, pathname);
    await chat.expectTexts(['Mine to keep']);
    await expect(contact).toHaveValue('Nonna Pia');
    await expect(restore).toHaveCount(0);
  });
  await page.locator('summary').filter({ hasText: 'Generate chat' }).click();
  await four();
  await chat.generate.click();
  await expect(chat.messages).toHaveCount(4);
  await expect(page.getByText('No voice yet')).toHaveCount(4);
  await chat.speak.click();
  await make.built();
  await expect(page.getByText('Voiced', { exact: true })).toHaveCount(4);
});

const SOUND_RATE = 48_000;

async function soundOf(path: string): Promise<Float32Array> {
  const bytes = await ffmpegBytes('-i', path, '-ac', '1', '-ar', String(SOUND_RATE), '-f', 'f32le');
  return new Float32Array(new Uint8Array(bytes).buffer);
}

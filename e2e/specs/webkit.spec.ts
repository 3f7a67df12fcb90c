/**
 * WebKit, as Debian has it (WebKitGTK): the nearest to Safari that a machine of tests can run. It keeps no films: there it
 * shows accounts elsewhere, and the studio over files of the test. What only Safari has is looked at on the page `/check`.
 */
import { join } from 'node:path';
import {
  callerOf,
  endHost,
  secretFlags,
  startHostProcess,
} from '../../src/testing/conformance/built-host.ts';
import { analyzedProject, preparedEdit } from '../../src/testing/conformance/journey.ts';
import { connectByHand } from '../fixtures/webkit/connect-by-hand.ts';
import type { WebKitPage } from '../fixtures/webkit/webkit-page.ts';
import { expect, test } from '../fixtures/webkit/webkit-test.ts';

test('where no studio can be it is said, and leads to an account elsewhere', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.by('heading', 'The service is not available').appears();
  await webkit.expectText('This browser lacks Origin Private File System, so nothing can be kept in it.');
  expect(await webkit.violations()).toEqual([]);
  await webkit.by('link', 'Connect to an account').click();
  await webkit.by('heading', 'Settings').appears();
  await webkit.by('textbox', 'Address').appears();
  await webkit.expectText('Videos and clips can’t be kept in this browser');
});

test('the program tries it, and an export made there has its picture', async ({ webkit }) => {
  await webkit.open('/check');
  await webkit.by('button', 'Try again').appears();
  // Judged by its picture: this encoder tears frames of planes without an error.
  await webkit.expectText('Exports look as they should.');
  await webkit.expectText('Streams to background workers');
  expect(await webkit.text()).not.toContain('The browser says');
  expect(await webkit.violations()).toEqual([]);
});

test('an account elsewhere is looked through, its clips are reviewed, its captions corrected', async ({
  webkit,
  folder,
}) => {
  const host = await startHostProcess([
    ...['--data', join(folder, 'data'), '--cors-origin', webkit.origin, ...secretFlags(folder)],
    ...['--rate-factor', '10'],
  ]);
  try {
    const caller = callerOf(host, folder);
    const { asset, project, clips } = await analyzedProject(caller);
    await preparedEdit(caller, asset.id);
    await connectByHand(webkit, host.origin, caller.api);

    await test.step('every place is there', async () => {
      const places = webkit.by('navigation', 'Main');
      for (const [place, text] of [
        ['Home', 'Recent projects'],
        ['Tools', 'Voiceover'],
        ['Credits', 'Analysis of talk'],
        ['Developer', 'In use here'],
        ['Assets', '1 file'],
        ['Projects', 'Vibe edit'],
      ] as const) {
        await places.by('link', place).click();
        await webkit.by('heading', place).appears();
        await webkit.expectText(text);
      }
    });

    await test.step('an edit is open on its timeline', async () => {
      await webkit.by('link', /^talk \(2\)/).click();
      await webkit.by('link', 'Open timeline').click();
      await webkit.expectText('0:00.00 to 0:40.00');
      await expectPicture(webkit);
    });

    const statuses = async (): Promise<readonly string[]> =>
      (await caller.ok('list_clips', { params: { projectId: project.id } })).data.map(({ status }) => status);
    await test.step('clips are accepted by key and rejected by click', async () => {
      await webkit.by('navigation', 'Main').by('link', 'Projects').click();
      await webkit.by('link', /^talk(?! \(2\))/).click();
      await webkit.by('link', 'Review clips').click();
      await webkit.expectText(`0 of ${clips.length} reviewed`);
      await expectPicture(webkit);
      expect(await webkit.violations()).toEqual([]);
      await webkit.session.press('a');
      await webkit.expectText(`1 of ${clips.length} reviewed`);
      await webkit.by('button', /^Reject/).click();
      await webkit.expectText(`2 of ${clips.length} reviewed`);
      await expect
        .poll(async () => (await statuses()).toSorted())
        .toEqual(['accepted', 'proposed', 'proposed', 'rejected']);
    });

    await test.step('a caption word is corrected, and the files have it', async () => {
      const { data } = await caller.ok('list_compositions', { params: { projectId: project.id } });
      const compositionId = data[0]?.id ?? '';
      await webkit.open(`/compositions/${compositionId}`);
      await expectPicture(webkit);
      await webkit.by('tab', 'Captions').click();
      await webkit.by('toolbar', 'Caption words').by('button', 'sentence').click();
      await webkit.by('textbox', /^Word at/).fill('WebKit');
      await webkit.session.press(ENTER);
      await webkit.by('toolbar', 'Caption words').by('button', 'WebKit').appears();
      await webkit.by('tab', 'SRT and VTT').click();
      for (const format of ['srt', 'vtt'] as const) {
        const { captions } = await caller.ok('get_composition_captions', {
          params: { compositionId },
          query: { format },
        });
        expect(captions.text).toContain('WebKit');
        await webkit.choose('File preview', format.toUpperCase());
        await expect
          .poll(async () => words(await webkit.by('region', 'File preview').text()))
          .toBe(words(captions.text));
      }
      expect(await webkit.violations()).toEqual([]);
    });
  } finally {
    await endHost(host, 'SIGTERM');
  }
});

test.describe('with files in memory', () => {
  test.use({ filesInMemory: true });

  // No picture of the film: this build loads no media element from what is only in memory (`blob:`). The export is made
  // too, in two minutes of processor: encoding there is judged on `/check`, above.
  test('the studio finds the clips of the sample, which are decided on and taken away as captions', async ({
    webkit,
  }) => {
    await webkit.open('/');
    await webkit.by('button', 'Try a sample').click();
    await webkit.by('button', 'Find clips').appears();
    await webkit.choose('Framing', 'Centre');
    await webkit.expectText('Settings saved');
    await webkit.by('button', 'Find clips').click();
    await webkit.by('link', 'Review clips').click();
    await webkit.expectText(`0 of ${CLIPS_OF_SAMPLE.length} reviewed`);
    const rail = words(await webkit.by('list', 'Clips').text());
    for (const clip of CLIPS_OF_SAMPLE) expect(rail).toContain(clip);

    await webkit.session.press('a');
    await webkit.expectText(`1 of ${CLIPS_OF_SAMPLE.length} reviewed`);
    await webkit.by('button', /^Reject/).click();
    await webkit.expectText(`2 of ${CLIPS_OF_SAMPLE.length} reviewed`);
    await webkit.by('navigation', 'Breadcrumb').by('link', 'sample').click();
    // It is asked for last, and moves what is below it.
    await webkit.expectText('would repeat one of the 5 found');
    await webkit.by('region', 'Accepted clips').by('link').click();
    await webkit.by('tab', 'SRT and VTT').click();
    for (const [format, beginning] of [
      ['SRT', '1 00:00:00,150 --> 00:00:01,273 My father.'],
      ['VTT', 'WEBVTT'],
    ] as const) {
      await webkit.choose('File preview', format);
      await expect
        .poll(async () => words(await webkit.by('region', 'File preview').text()))
        .toMatch(new RegExp(`^${beginning}.* late train again`));
    }
  });
});

/** As Chromium finds them: what they are called, and how long they are. */
const CLIPS_OF_SAMPLE = [
  'I have never complained about a late train again 0:23',
  'If you are late, say how late you are, and make the number too big 0:27',
  'We attacked the clock 0:25',
  'My guest tonight is Mara Lind, and she designs waiting rooms for a living 0:22',
  'What should I do when I make somebody wait? 0:19',
];

const ENTER = '\uE007';

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The picture of what stands there is drawn: its middle is not the black of an empty canvas. */
async function expectPicture({ session }: WebKitPage): Promise<void> {
  await expect
    .poll(() =>
      session.run(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-time-sec]');
        if (canvas === null) return 'no canvas';
        const small = new OffscreenCanvas(1, 1);
        const context = small.getContext('2d');
        context?.drawImage(canvas, canvas.width / 2, canvas.height / 4, 1, 1, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
        return red + green + blue > 100 ? 'drawn' : 'black';
      }),
    )
    .toBe('drawn');
}

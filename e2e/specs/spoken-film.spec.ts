/**
 * The main job on a film that nobody has written down: speech of a synthesiser, heard for real by a small recogniser
 * behind a server of one's own, which refuses, is busy and hangs up on the way.
 */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Transcript } from '../../src/contract/schemas/asset.ts';
import type { Clip } from '../../src/contract/schemas/clip.ts';
import type { Project } from '../../src/contract/schemas/project.ts';
import { parseStrictVtt } from '../../src/testing/strict-webvtt.ts';
import { judgeHearing, sentencesIn } from '../../src/testing/transcription/judge-hearing.ts';
import { hearEnglish } from '../../src/testing/transcription/pocketsphinx.ts';
import { spokenFilm } from '../../src/testing/transcription/spoken-film.ts';
import { startTranscriptionServer } from '../../src/testing/transcription/transcription-server.ts';
import { wordErrorRate } from '../../src/testing/transcription/word-error-rate.ts';
import { goWithin } from '../fixtures/go-within.ts';
import { takeAway } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/studio-test.ts';

const KEY = 'sk-of-this-test';
/** What two pieces that follow each other both hear. */
const OVERLAP_SEC = 4;
const BYTES_PER_SEC = 32_000;

test('a film without subtitles is heard by a server of one’s own and becomes clips with captions', async ({
  page,
  home,
  project,
  review,
  composition,
  developer,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const film = await spokenFilm();
  const faults: ((response: ServerResponse) => unknown)[] = [
    (response) => response.writeHead(429, { 'Retry-After': '1' }).end(),
    (response) => response.destroy(),
  ];
  const heardSec: number[] = [];
  const server = await startTranscriptionServer(
    async (wav) => {
      heardSec.push(wav.length / BYTES_PER_SEC);
      return hearEnglish(wav);
    },
    {
      instead: ({ authorization, lengthSec }, response) => {
        if (authorization !== `Bearer ${KEY}`) return Boolean(response.writeHead(401).end());
        const fault = lengthSec > 1 ? faults.shift() : undefined;
        fault?.(response);
        return fault !== undefined;
      },
    },
  );
  const main = page.getByRole('navigation', { name: 'Main' });
  const panel = page.getByRole('region', { name: 'Transcription server' });
  const giveKey = async (key: string, told: RegExp): Promise<void> => {
    await panel.getByLabel('Transcription server key').fill(key);
    await panel.getByRole('button', { name: 'Save server' }).click();
    await panel.getByRole('button', { name: 'Test server' }).click();
    await expect(panel.getByRole('status')).toHaveText(told);
  };
  try {
    await home.open();
    await main.getByRole('link', { name: 'Settings' }).click();
    await panel.getByLabel('Transcription server address').fill(server.address);
    await panel.getByLabel('Transcription model name').fill('sphinx');
    await panel.getByLabel('Send at once').selectOption('30 seconds');
    await giveKey('not this one', /doesn’t accept the key for the transcription server/);

    await expect(page.getByText(/^Your transcription server \(sphinx\), as it is set up/)).toBeVisible();
    await main.getByRole('link', { name: 'Home' }).click();
    await home.add(film.path);
    const url = await project.opened();
    await project.keepCentre();
    await expect(page.getByText('Your transcription server transcribes the audio with sphinx')).toBeVisible();
    await page.getByLabel('Max length (s)').fill('30');
    await project.start.click();

    await test.step('a key that is refused ends the analysis with that; with the right one it goes on', async () => {
      await expect(page.getByText(/doesn’t accept the key for the transcription server/)).toBeVisible();
      await main.getByRole('link', { name: 'Settings' }).click();
      await giveKey(KEY, /sphinx works/);
      await page.goBack();
      await project.start.click();
      await project.analysed();
      expect(faults).toEqual([]);
      const pieces = heardSec.filter((sec) => sec > 2);
      expect(pieces.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...pieces)).toBeLessThan(31);
      const onceSec = film.durationSec + OVERLAP_SEC * (pieces.length - 1);
      expect(Math.abs(pieces.reduce((sum, sec) => sum + sec, 0) - onceSec)).toBeLessThan(0.2);
    });

    await project.reviewLink.click();
    await review.opened();
    await page.keyboard.press('a');
    await expect(review.decisions('Accepted')).toHaveCount(1);
    await review.decisionsSent();
    await goWithin(page, url);
    await project.accepted.getByRole('link').first().click();
    await composition.opened();
    await composition.tab('SRT and VTT').click();
    const files: Record<string, string> = {};
    for (const format of ['SRT', 'VTT']) {
      const download = await takeAway(page, page.getByRole('button', { name: `Download ${format}` }));
      files[format] = await readFile(await download.path(), 'utf8');
    }

    await test.step('its words are what was said, when it was said, each once', async () => {
      const projectId = /prj_[0-9a-f]+/.exec(url)?.[0] ?? '';
      const read = (await developer.read('get_project', 'projectId', projectId)) as { project: Project };
      const assetId = read.project.sourceAssetId ?? '';
      const { transcript } = (await developer.read('get_transcript', 'assetId', assetId)) as {
        transcript: Transcript;
      };
      expect(transcript).toMatchObject({ origin: 'speech', language: 'en' });
      const judged = judgeHearing(film.sentences, transcript.words);
      expect(judged.wordErrorRate).toBeLessThanOrEqual(0.15);
      expect(judged.doubled).toEqual([]);
      expect(judged.edgesOffSec.length).toBeGreaterThan(0.8 * judged.edges);
      expect(Math.max(...judged.edgesOffSec)).toBeLessThanOrEqual(0.2);

      const clips = (await developer.read('list_clips', 'projectId', projectId)) as { data: Clip[] };
      const accepted = clips.data.find(({ status }) => status === 'accepted');
      const said = sentencesIn(film.sentences, accepted ?? { startSec: 0, endSec: 0 });
      const { cues, errors } = parseStrictVtt(files['VTT'] ?? '');
      expect(errors).toEqual([]);
      const captions = cues.map(({ text }) => text).join(' ');
      expect(wordErrorRate(said.map(({ text }) => text).join(' '), captions)).toBeLessThanOrEqual(0.15);
      expect(files['SRT']).toMatch(/^1\r?\n\d\d:\d\d:\d\d,\d{3} --> \d\d:\d\d:\d\d,\d{3}\r?\n/);
    });
  } finally {
    await server.close();
  }
});

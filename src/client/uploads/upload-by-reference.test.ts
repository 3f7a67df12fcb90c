/** Films that stay where they are, as the session of uploads has them: nothing is sent, or all of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerLost, requestLost } from '../../testing/client/faulty-transport.ts';
import { startUploads, type UploadBench } from '../../testing/client/start-uploads.ts';
import { lateVideo, silentVideo } from '../../testing/conformance/made-video.ts';
import { Originals } from '../../testing/conformance/referenced-originals.ts';
import type { UploadSession } from './upload-session.ts';

const PART = /PUT .*\/parts\//;
const REFERENCE = /POST .*\/asset-references$/;
/** What the platform keeps is its own matter; the session only hands it on. */
const HANDLE = {} as FileSystemFileHandle;

const folder = mkdtempSync(join(tmpdir(), 'cliproom-originals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startReferences(isOffered = true) {
  const originals = new Originals();
  const bench = await startUploads({}, isOffered ? { files: originals.in } : {});
  const visit = (): UploadSession =>
    bench.revisit({
      references: {
        owner: bench.client.owner,
        keep: async (file) => {
          const reference = crypto.randomUUID();
          const path = join(folder, reference);
          await writeFile(path, file.stream());
          originals.given.set(reference, { path, sizeBytes: file.size });
          return reference;
        },
        forget: async (reference) => void originals.given.delete(reference),
      },
    });
  return { bench, session: visit(), visit, originals };
}

const assetCount = async ({ client }: UploadBench) => (await client.api.list_assets({})).data.length;
const begin = async (session: UploadSession, content: Blob | string, name = 'film.mp4') =>
  session.start('a', new File([content], name), HANDLE);

describe('a film that may stay where it is', () => {
  it('is an asset without a part of it being sent, under the name it was given', async () => {
    const { bench, session } = await startReferences();
    await begin(session, await silentVideo());
    expect(bench.phases()).toEqual(['waiting', 'checking', 'done']);
    expect(bench.last().asset).toMatchObject({ title: 'film', reference: expect.any(String) });
    expect(bench.transport.count(PART)).toBe(0);
    expect(await bench.records.list()).toEqual([]);
  });

  it('is sent to a service that has copies only, and then forgotten here', async () => {
    const { bench, session, originals } = await startReferences(false);
    await begin(session, await silentVideo());
    expect(bench.last()).toMatchObject({ phase: 'done', isTitleSent: true });
    expect(bench.last().asset?.reference ?? null).toBeNull();
    expect(bench.transport.count(PART)).toBe(1);
    expect(originals.given.size).toBe(0);
  });

  it('is sent where it is made to begin at 0 in a copy', async () => {
    const { bench, session, originals } = await startReferences();
    await begin(session, await lateVideo('mp4'));
    expect(bench.last()).toMatchObject({ phase: 'done', asset: { title: 'film' } });
    expect(bench.last().asset?.reference ?? null).toBeNull();
    expect(bench.last().asset?.durationSec).toBeCloseTo(2, 0);
    expect(bench.transport.count(PART)).toBe(1);
    expect(originals.given.size).toBe(0);
  });

  it('is refused with the words of the service where it is no film, and forgotten', async () => {
    const { bench, session, originals } = await startReferences();
    await begin(session, 'not a film');
    expect(bench.last()).toMatchObject({ phase: 'refused', error: { code: 'VALIDATION_FAILED' } });
    expect(originals.given.size).toBe(0);
    expect(bench.transport.count(PART)).toBe(0);
  });

  it('is one asset, however often its answer is lost', async () => {
    const { bench, session } = await startReferences();
    bench.transport.break(REFERENCE, answerLost);
    await begin(session, await silentVideo());
    expect(bench.last()).toMatchObject({ phase: 'failed', error: { kind: 'unreachable' } });
    await session.resume('a');
    expect(bench.last()).toMatchObject({ phase: 'done' });
    expect(await assetCount(bench)).toBe(1);
  });

  it('goes on after a reload, without its file', async () => {
    const { bench, session, visit } = await startReferences();
    bench.transport.break(REFERENCE, requestLost);
    await begin(session, await silentVideo());
    expect(bench.last()).toMatchObject({ phase: 'failed' });
    await visit().restore();
    await expect.poll(() => bench.last().phase).toBe('done');
    expect(await bench.records.list()).toEqual([]);
    expect(await assetCount(bench)).toBe(1);
  });

  it('that is a sound is sent: it is small', async () => {
    const { bench, session, originals } = await startReferences();
    await begin(session, 'ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000', 'song.mp3');
    expect(bench.transport.count(PART)).toBe(1);
    expect(originals.given.size).toBe(0);
  });
});

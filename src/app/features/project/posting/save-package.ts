/** All exported clips of a project with captions, words and a table, as one ZIP that is written while it is read. */
import type { QueryClient } from '@tanstack/react-query';
import { filenameOf } from '../../../../base/text/file-name.ts';
import type { ApiClient } from '../../../../client/api-client.ts';
import type { Export } from '../../../../contract/schemas/job.ts';
import { NOTHING_CHOSEN } from '../../../../contract/schemas/posting.ts';
import { captionsQuery } from '../../../data/compositions/compositions.ts';
import { openExport } from '../../../data/compositions/exports.ts';
import { postingQuery } from '../../../data/compositions/posting.ts';
import { readAnyway } from '../../../data/reads/read-anyway.ts';
import { saveStream } from '../../../data/storage/save-stream.ts';
import type { AcceptedClip } from '../../../parts/clips/accepted-list.tsx';
import { clipCover } from './clip-cover.ts';
import { type PackagedClip, type PostedClip, postFile, postName, postTable } from './post-texts.ts';

/** A clip with the newest file of it as it is now. */
export interface ExportedClip extends AcceptedClip {
  readonly file: Export;
}

const CAPTION_FORMATS = ['srt', 'vtt'] as const;

export function exportedClips(accepted: readonly AcceptedClip[]): ExportedClip[] {
  return accepted.flatMap((one) => {
    const file = one.exports.find(
      ({ status, revision }) => status === 'done' && revision === one.composition.revision,
    );
    return file === undefined ? [] : [{ ...one, file }];
  });
}

interface Packaged {
  readonly name: string;
  readonly input: Response | Blob | string;
}

interface PackageParts {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly title: string;
  readonly clips: readonly ExportedClip[];
  /** Whether the service keeps what clips are posted with (extension `posting`). */
  readonly isPostingKept: boolean;
}

/**
 * @param onBytes told how many have been written so far
 * @returns how many clips are packed without a cover, which could not be drawn
 * Rejects with ApiError and DeviceError where a file is not given, with AbortError where the person changes their mind.
 */
export async function savePackage(
  parts: PackageParts,
  onBytes: (written: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const filename = filenameOf(parts.title, 'zip');
  let coverless = 0;
  const onCoverless = (): void => {
    coverless += 1;
  };
  const open = async () => {
    const { makeZip } = await import('client-zip');
    return { filename, body: makeZip(packageFiles(parts, onCoverless, signal)) };
  };
  await saveStream(filename, open, onBytes, signal);
  return coverless;
}

/** One after the other: each is opened when the one before it has been written. */
async function* packageFiles(
  parts: PackageParts,
  onCoverless: () => void,
  signal: AbortSignal,
): AsyncGenerator<Packaged> {
  const { client, queries, clips, isPostingKept } = parts;
  const posted: PackagedClip[] = [];
  for (const [index, exported] of clips.entries()) {
    const { file, composition } = exported;
    const name = postName(composition, index, clips.length);
    yield { name: `${name}.mp4`, input: await openExport(client, file.id, signal) };
    const { coverSec, texts } = isPostingKept
      ? await readAnyway(() => queries.fetchQuery(postingQuery(client, composition.id)), signal)
      : NOTHING_CHOSEN;
    const cover = await clipCover(client, queries, composition.id, coverSec, signal).catch(() => null);
    signal.throwIfAborted();
    if (cover === null) onCoverless();
    else yield { name: `${name}.jpg`, input: cover };
    const clip: PackagedClip = { ...postedClip(exported), texts, hasCover: cover !== null };
    posted.push(clip);
    yield { name: `${name}.txt`, input: postFile(clip) };
    if (composition.words?.length === 0) continue;
    for (const format of CAPTION_FORMATS) {
      signal.throwIfAborted();
      const { text } = await readAnyway(
        () => queries.fetchQuery(captionsQuery(client, composition.id, format)),
        signal,
      );
      yield { name: `${name}.${format}`, input: text };
    }
  }
  yield { name: 'clips.csv', input: postTable(posted) };
}

export function postedClip({ composition, clip }: AcceptedClip): PostedClip {
  const { title, hook, durationSec } = composition;
  return { title, hook, durationSec, social: clip?.social ?? null };
}

/**
 * Listens to a file of sound alone when somebody looks at its waveform, once: no analysis does it for one. One at a
 * time; all who ask meanwhile get the same answer. What is heard is kept, so a stop costs one listening at most.
 */
import type { MediaEngine } from '../../../media/engine/media-engine.ts';
import type { SoundTrack } from '../../../media/listen/sound-track.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { Log } from '../../kernel/ports/log.ts';
import type { AssetRow } from './asset-rows.ts';
import { readTrack, writeTrack } from './asset-tracks.ts';

export interface SoundTrackManager {
  /** null for what is gone, for a video nothing has listened to yet, and for a sound that cannot be heard. */
  trackOf(assetId: string): Promise<SoundTrack | null>;
  /** Resolves once nothing of it is read or written any more. */
  forget(assetId: string): Promise<void>;
  stop(): Promise<void>;
}

interface Listening {
  readonly controller: AbortController;
  readonly heard: Promise<SoundTrack | null>;
}

export function createSoundTrackManager({
  database,
  media,
  log,
}: {
  readonly database: Queries;
  readonly media: MediaEngine;
  readonly log: Log;
}): SoundTrackManager {
  const listening = new Map<string, Listening>();
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const listen = async (asset: AssetRow, signal: AbortSignal): Promise<SoundTrack | null> => {
    try {
      signal.throwIfAborted();
      const track = await media.run('listen', { file: asset.file }, { signal, onProgress: () => undefined });
      signal.throwIfAborted();
      await writeTrack(database, asset.id, 'sound', track);
      return track;
    } catch (error) {
      if (!signal.aborted) log.error('A sound could not be listened to.', error, { assetId: asset.id });
      return null;
    }
  };

  const begin = (asset: AssetRow): Listening => {
    const controller = new AbortController();
    const heard = last.then(() => listen(asset, controller.signal)).finally(() => listening.delete(asset.id));
    last = heard;
    return { controller, heard };
  };

  const abort = async ({ controller, heard }: Listening): Promise<void> => {
    controller.abort(new Error('This sound is not looked at any more.'));
    await heard;
  };

  return {
    trackOf: async (assetId) => {
      const known = await readTrack(database, assetId, 'sound');
      if (known !== null) return known;
      const asset = await database.get<AssetRow>("SELECT * FROM asset WHERE id = ? AND kind = 'audio'", [
        assetId,
      ]);
      // After the last wait, so that two who ask at once listen once.
      const running = listening.get(assetId);
      if (running !== undefined) return running.heard;
      if (asset === undefined || isStopped) return null;
      const begun = begin(asset);
      listening.set(assetId, begun);
      return begun.heard;
    },
    forget: async (assetId) => {
      const running = listening.get(assetId);
      if (running !== undefined) await abort(running);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all([...listening.values()].map(abort));
    },
  };
}

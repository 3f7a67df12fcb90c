/**
 * Sound and picture of a source, measured side by side: they read different tracks and each has a worker of
 * its own. What is stored is not measured again; when one fails the other is stopped.
 */
import type { SoundTrack } from '../../../media/listen/sound-track.ts';
import type { PictureTrack } from '../../../media/vision/picture-track.ts';
import type { AssetRow } from '../assets/asset-rows.ts';
import { hasTrack, readTrack, writeTrack } from '../assets/asset-tracks.ts';
import type { ProjectContext } from '../projects/project-context.ts';

export interface SoundAndPicture {
  /** null where the source has no sound. */
  readonly sound: SoundTrack | null;
  readonly picture: PictureTrack;
}

/** Shares of the time both take, from measurements of an hour of material. */
const LISTEN_WEIGHT = 15;
const LOOK_WEIGHT = 30;

export async function listenAndLook(
  { database, media }: ProjectContext,
  asset: AssetRow,
  signal: AbortSignal,
  onProgress: (own: number, stage: string) => void,
): Promise<SoundAndPicture> {
  const needsSound = asset.has_audio === 1 && !(await hasTrack(database, asset.id, 'sound'));
  const done = { listen: needsSound ? 0 : 1, look: 0 };
  const tell = (part: keyof typeof done) => (progress: number) => {
    done[part] = progress;
    const own = (LISTEN_WEIGHT * done.listen + LOOK_WEIGHT * done.look) / (LISTEN_WEIGHT + LOOK_WEIGHT);
    onProgress(own, done.listen < 1 ? 'listen' : 'look');
  };
  const file = { file: asset.file };
  const failed = new AbortController();
  const call = { signal: AbortSignal.any([signal, failed.signal]) };

  // What comes first may take a while to say how far it is.
  onProgress(0, needsSound ? 'listen' : 'look');
  const listen = async (): Promise<SoundTrack | null> => {
    if (!needsSound) return readTrack(database, asset.id, 'sound');
    const sound = await media.run('listen', file, { ...call, onProgress: tell('listen') });
    await writeTrack(database, asset.id, 'sound', sound);
    tell('listen')(1);
    return sound;
  };
  const look = async (): Promise<PictureTrack> => {
    const known: PictureTrack | null = await readTrack(database, asset.id, 'picture');
    if (known !== null) return known;
    const picture = await media.run('analyzePicture', file, { ...call, onProgress: tell('look') });
    await writeTrack(database, asset.id, 'picture', picture);
    return picture;
  };

  const stopOther = (error: unknown): never => {
    failed.abort(error);
    throw error;
  };
  const both = [listen().catch(stopOther), look().catch(stopOther)] as const;
  try {
    const [sound, picture] = await Promise.all(both);
    return { sound, picture };
  } finally {
    // Nothing of this analysis may still run when its job is over.
    await Promise.allSettled(both);
  }
}

/** Which sound a browser has no decoder for, asked of it a codec at a time. */

/** FLAC and Vorbis are not to be asked about without one; what it says is looked at when a stream begins. */
const SOME_DESCRIPTION = new Uint8Array(42);

/** What films, recordings, voice messages and music have their sound in. */
const SOUNDS = {
  aac: { codec: 'mp4a.40.2' },
  mp3: { codec: 'mp3' },
  opus: { codec: 'opus' },
  flac: { codec: 'flac', description: SOME_DESCRIPTION },
  vorbis: { codec: 'vorbis', description: SOME_DESCRIPTION },
} as const;

export type Sound = keyof typeof SOUNDS;

export const SOUND_KINDS = Object.keys(SOUNDS) as readonly Sound[];

/** All of them in Safari before 26. */
export async function missingSounds(): Promise<Sound[]> {
  const decoded = await Promise.all(SOUND_KINDS.map(isDecoded));
  return SOUND_KINDS.filter((_, at) => !decoded[at]);
}

async function isDecoded(sound: Sound): Promise<boolean> {
  if (typeof AudioDecoder === 'undefined') return false;
  const asked = { ...SOUNDS[sound], sampleRate: 48_000, numberOfChannels: 2 };
  try {
    return (await AudioDecoder.isConfigSupported(asked)).supported === true;
  } catch {
    return false;
  }
}

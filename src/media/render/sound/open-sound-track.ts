/** Opens the sound track of a composition. The encoder is loaded only where there is something to hear. */
import type { CompositionPlan, SoundSpan } from '../../compose/composition-plan.ts';
import type { Stereo } from '../../listen/stereo.ts';
import { codecTitleOf } from '../../probe/codec-names.ts';
import { UnreadableMediaError } from '../../probe/unreadable-media-error.ts';
import type { OpenSources } from '../open-sources.ts';
import { CLIP_SAMPLE_RATE, clipSound } from './clip-sound.ts';
import { mixSounds } from './mix-sounds.ts';
import type { SoundTrackWriter } from './sound-track-writer.ts';

/**
 * null where the plan has no sounds, or none of its files has any. Begins to hear the whole sound once, to find its
 * level; the writer gives none of it before. Throws UnreadableMediaError.
 */
export async function openSoundTrack(
  sources: OpenSources,
  plan: CompositionPlan,
  durationSec: number,
  signal: AbortSignal,
): Promise<SoundTrackWriter | null> {
  const silent = new Set<string>();
  for (const id of new Set(plan.sounds.map(({ sourceId }) => sourceId))) {
    if (!(await canBeHeard(sources, id))) silent.add(id);
  }
  const sounds = plan.sounds.filter(({ sourceId }) => !silent.has(sourceId));
  if (sounds.length === 0) return null;
  async function* open(span: SoundSpan, samples: number): AsyncGenerator<Stereo, void> {
    const { audio, originSec } = await sources.get(span.sourceId);
    if (audio) yield* clipSound(audio, originSec + span.sourceStartSec, samples / CLIP_SAMPLE_RATE);
  }
  const { SoundTrackWriter } = await import('./sound-track-writer.ts');
  return new SoundTrackWriter(() => mixSounds({ sounds, fades: plan.fades }, durationSec, open), signal);
}

async function canBeHeard(sources: OpenSources, id: string): Promise<boolean> {
  const { audio } = await sources.get(id);
  if (!audio) return false;
  if (await audio.canDecode()) return true;
  throw new UnreadableMediaError(
    `This browser has no decoder for the sound of this file: ${await codecTitleOf(audio)}. Convert it to AAC and upload it again.`,
  );
}

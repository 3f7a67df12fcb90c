/** Opens the sound track of a composition, copied where nothing changes. The encoder is loaded only where it is needed. */
import { problem } from '../../../contract/problems/problem.ts';
import type { CompositionPlan, SoundSpan } from '../../compose/composition-plan.ts';
import { codecTitleOf } from '../../probe/codec-names.ts';
import { UnreadableMediaError } from '../../probe/unreadable-media-error.ts';
import { CLIP_SAMPLE_RATE, clipSound } from '../../sound/clip-sound.ts';
import { bothSidesOf, type HeardSides, hearSides } from '../../sound/heard-sides.ts';
import type { Stereo } from '../../sound/stereo.ts';
import { samplesToStretch, stretchTime } from '../../sound/stretch-time.ts';
import { type AacStretch, openAacStretch, SoundCopy } from '../copy/sound-copy.ts';
import { edgesAreQuiet, isFarFromLevel, isLevelled, untouchedSound } from '../copy/untouched-sound.ts';
import type { OpenSources } from '../open-sources.ts';
import { withSigns } from '../with-signs.ts';
import { levelGain } from './level-gain.ts';
import { hearSound, measureGain } from './level-sound.ts';
import { mixSounds } from './mix-sounds.ts';
import type { SoundTrack } from './sound-pace.ts';

/**
 * null where the plan has no sounds, or none of its files has any. Begins to hear the whole sound once, to find its
 * level; the writer gives none of it before. Throws UnreadableMediaError.
 * @param onHeard called after every few seconds that are heard or read without being written
 */
export async function openSoundTrack(
  sources: OpenSources,
  plan: CompositionPlan,
  durationSec: number,
  signal: AbortSignal,
  onHeard: () => void,
): Promise<SoundTrack | null> {
  const silent = new Set<string>();
  for (const id of new Set(plan.sounds.map(({ sourceId }) => sourceId))) {
    if (!(await canBeHeard(sources, id))) silent.add(id);
  }
  const sounds = plan.sounds.filter(({ sourceId }) => !silent.has(sourceId));
  if (sounds.length === 0) return null;
  const sides = await sidesOfSources(sources, sounds, signal, onHeard);
  async function* open(span: SoundSpan, samples: number): AsyncGenerator<Stereo, void> {
    const { speed = 1 } = span;
    const heard = speed === 1 ? samples : samplesToStretch(speed, samples);
    const recorded = recordedSound(sources, span, heard / CLIP_SAMPLE_RATE);
    const sound = bothSidesOf(recorded, sides.get(span.sourceId));
    yield* speed === 1 ? sound : stretchTime(sound, speed, samples);
  }
  const mix = () => mixSounds({ sounds, fades: plan.fades, dips: plan.dips }, durationSec, open);
  let hear = (stop: AbortSignal) =>
    measureGain(withSigns(mix(), lengthSec, onHeard), AbortSignal.any([signal, stop]));
  const stretch =
    sides.size === 0 && (await copyableStretch(sources, sounds, plan.fades, durationSec, onHeard));
  if (stretch) {
    const profile = await hearSound(withSigns(mix(), lengthSec, onHeard), signal, isFarFromLevel);
    if (!isFarFromLevel(profile)) {
      if (isLevelled(profile) && edgesAreQuiet(profile, stretch.isCut)) return new SoundCopy(stretch);
      hear = async () => levelGain(profile);
    }
  }
  const { SoundTrackWriter } = await import('./sound-track-writer.ts');
  return new SoundTrackWriter(mix(), durationSec, hear);
}

async function* recordedSound(
  sources: OpenSources,
  { sourceId, sourceStartSec }: SoundSpan,
  durationSec: number,
): AsyncGenerator<Stereo, void> {
  const { audio, originSec } = await sources.get(sourceId);
  if (audio) yield* clipSound(audio, originSec + sourceStartSec, durationSec);
}

/** Of the sources that were not recorded on both sides; by all that is used of each, so that all of it comes alike. */
async function sidesOfSources(
  sources: OpenSources,
  sounds: readonly SoundSpan[],
  signal: AbortSignal,
  onHeard: () => void,
): Promise<Map<string, HeardSides>> {
  const found = new Map<string, HeardSides>();
  for (const id of new Set(sounds.map(({ sourceId }) => sourceId))) {
    const used = sounds.filter(({ sourceId }) => sourceId === id);
    const recorded = used.map((span) =>
      withSigns(
        recordedSound(sources, span, (span.endSec - span.startSec) * (span.speed ?? 1)),
        lengthSec,
        onHeard,
      ),
    );
    const sides = await hearSides(recorded, signal);
    if (sides !== 'both') found.set(id, sides);
  }
  return found;
}

/** The packets that could be copied, were the sound loud enough; null where there are none. */
async function copyableStretch(
  sources: OpenSources,
  sounds: readonly SoundSpan[],
  fades: CompositionPlan['fades'],
  durationSec: number,
  onRead: () => void,
): Promise<AacStretch | null> {
  const span = untouchedSound(sounds, { fades, durationSec });
  if (span === null) return null;
  const { audio, originSec } = await sources.get(span.sourceId);
  return audio && openAacStretch(audio, originSec + span.sourceStartSec, durationSec, onRead);
}

function lengthSec({ left }: Stereo): number {
  return left.length / CLIP_SAMPLE_RATE;
}

async function canBeHeard(sources: OpenSources, id: string): Promise<boolean> {
  const { audio } = await sources.get(id);
  if (!audio) return false;
  if (await audio.canDecode()) return true;
  throw new UnreadableMediaError(
    problem('no_sound_decoder_for_export', { codec: await codecTitleOf(audio) }),
  );
}

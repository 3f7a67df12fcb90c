/** Why the sound of a file cannot be separated, before anything is asked of the service. Specification, separate_audio. */
import { SEPARATION_MAX_MINUTES } from '../../../contract/limits.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';

export type NotSeparable = 'not_a_video' | 'no_sound' | 'too_long';

/**
 * null where the service would take it. What is not known of a file is left to the service to say.
 * @param takesSounds files without a picture are taken as well (extension `audio_assets`)
 */
export function whyNotSeparable(
  asset: Pick<Asset, 'kind' | 'hasAudio' | 'durationSec'>,
  takesSounds: boolean,
): NotSeparable | null {
  if (asset.kind !== 'video' && !(takesSounds && asset.kind === 'audio')) return 'not_a_video';
  if (asset.hasAudio === false) return 'no_sound';
  return (asset.durationSec ?? 0) > SEPARATION_MAX_MINUTES * 60 ? 'too_long' : null;
}

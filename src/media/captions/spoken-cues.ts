/** Subtitles as a transcript: what is in them for the eye alone is nobody's words. */
import { isCameraRecord } from './camera-record.ts';
import type { CaptionCue } from './caption-cue.ts';
import { namedSpeakers } from './speaker-labels.ts';

/**
 * Sounds described, `[Music]` anywhere and `(door opens)` on lines of their own, in the wide brackets of Chinese and Japanese
 * too, and the arrows that mark another voice.
 */
const FOR_THE_EYE =
  /\[[^[\]]*\]|［[^［］]*］|^[^\S\n]*(?:[-–—][^\S\n]*)?(?:\([^()]*\)|（[^（）]*）)[^\S\n]*$|^[^\S\n]*>{2,}/gmu;

/** Times of words stay: what goes is spaces. Cues in which nothing is said are left out. Names before a colon are speakers. */
export function spokenCues(cues: readonly CaptionCue[]): CaptionCue[] {
  if (isCameraRecord(cues)) return [];
  return namedSpeakers(cues).flatMap((cue) => {
    const text = cue.text.replace(FOR_THE_EYE, (part) => part.replace(/[^\n]/gu, ' '));
    return text.trim() === '' ? [] : [{ ...cue, text }];
  });
}

/** Requests about how loud segments are. */
import { VOLUME_MOST } from '../../../base/film/edit-limits.ts';
import { ONE_EN, ONE_IT, setSegments } from './chosen-segments.ts';
import { number, percentOf, share } from './phrases.ts';
import { type RequestPattern, requestPattern } from './request-pattern.ts';

const LOUDER = 1.4;

export const LOUDNESS_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'unmute',
    {
      en: [String.raw`\b(?:unmute|sound on|turn (?:the )?sound on)\b(?:.*?${ONE_EN})?`],
      it: [String.raw`\b(?:riattiva|rimetti|attiva) (?:l')?audio\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        () => ({ muted: false }),
        (say) => say.unmuted,
      ),
  ),
  requestPattern(
    'mute',
    {
      en: [
        String.raw`\b(?:mute|silence the|no sound|turn off the sound|(?:turn the )?sound off)\b(?:.*?${ONE_EN})?`,
      ],
      it: [String.raw`\b(?:muta|silenzia|togli (?:l')?audio|senza audio)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        () => ({ muted: true }),
        (say) => say.muted,
      ),
  ),
  requestPattern(
    'volume',
    {
      en: [String.raw`\bvolume\b(?:.*?${ONE_EN})?.*?\b(?:to|at) ${number('percent')} ?%`],
      it: [String.raw`\bvolume\b(?:.*?${ONE_IT})?.*?\b(?:al|a) ${number('percent')} ?%`],
    },
    (request, view) => {
      const volume = Math.min(VOLUME_MOST, share(request.groups.percent));
      return setSegments(
        request,
        view,
        () => ({ volume }),
        (say) => say.volume(percentOf(volume)),
      );
    },
  ),
  requestPattern(
    'louder',
    {
      en: [
        String.raw`\b(?:louder|turn (?:it )?up|volume up|raise the volume)\b(?:.*?${ONE_EN})?`,
        String.raw`${ONE_EN} louder\b`,
      ],
      it: [String.raw`\b(?:più forte|alza(?: il volume)?)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        ({ volume }) => ({ volume: Math.min(VOLUME_MOST, volume * LOUDER) }),
        (say) => say.louder,
      ),
  ),
  requestPattern(
    'quieter',
    {
      en: [
        String.raw`\b(?:quieter|turn (?:it )?down|volume down|lower the volume)\b(?:.*?${ONE_EN})?`,
        String.raw`${ONE_EN} quieter\b`,
      ],
      it: [String.raw`\b(?:più piano|abbassa(?: il volume)?)\b(?:.*?${ONE_IT})?`],
    },
    (request, view) =>
      setSegments(
        request,
        view,
        ({ volume }) => ({ volume: volume / LOUDER }),
        (say) => say.quieter,
      ),
  ),
];

/** Requests about how loud segments are. */
import { VOLUME_MOST } from '../../../base/film/edit-limits.ts';
import type { EditView, Planned } from '../understanding.ts';
import { AT, setSegments } from './chosen-segments.ts';
import { ALL_EN, ALL_IT, number, percentOf, share } from './phrases.ts';
import { type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const LOUDER = 1.4;

const WHAT_EN = `(?:${AT}|${ALL_EN})`;
const WHAT_IT = `(?:${AT}|${ALL_IT})`;
const SOUND_EN = '(?:the )?(?:sound|audio|volume)';
const SOUND_IT = "(?:l'audio|il suono|il sonoro|audio|suono)";
const VOLUME_IT = "(?:il volume|l'audio|volume|audio)";
const OF_EN = `(?: (?:of|for|on|in|from|off) ${WHAT_EN})?`;
const OF_IT = `(?: (?:(?:d|n)[ei]l(?:la |l'| )|d[ai]l(?:la |l'| )|a(?:l |lla |ll')|di |a |su(?:l|lla) )?${WHAT_IT})?`;
const A_BIT_EN = '(?: (?:a (?:little )?bit|a little|a lot|slightly))?';
const A_BIT_IT = "(?: (?:un (?:po'|poco|pochino)|leggermente|molto))?";
const BY_EN = `(?: by (?:${number('percent')} ?%|${number('db')} ?(?:db|decibels?)))?`;
const BY_IT = `(?: d(?:i|el) (?:${number('percent')} ?%|${number('db')} ?(?:db|decibel)))?`;

function mute(muted: boolean) {
  return (request: ReadRequest, view: EditView): Planned =>
    setSegments(
      request,
      view,
      () => ({ muted }),
      (say) => (muted ? say.muted : say.unmuted),
    );
}

/** Louder above 1; by what the request says, or by the usual. */
function louder(sign: 1 | -1) {
  return (request: ReadRequest, view: EditView): Planned => {
    const { percent, db } = request.groups;
    const factor =
      db !== undefined
        ? 10 ** ((sign * 100 * share(db)) / 20)
        : percent !== undefined
          ? Math.max(0, 1 + sign * share(percent))
          : LOUDER ** sign;
    return setSegments(
      request,
      view,
      ({ volume }) => ({ volume: Math.min(VOLUME_MOST, volume * factor) }),
      (say) => (sign > 0 ? say.louder : say.quieter),
    );
  };
}

export const LOUDNESS_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'unmute',
    {
      en: [
        String.raw`\bunmute(?: ${WHAT_EN})?`,
        String.raw`\b(?:turn (?:on (?:the )?(?:sound|audio)|(?:the )?(?:sound|audio) (?:back )?on)|(?:sound|audio) on)${OF_EN}`,
      ],
      it: [String.raw`\b(?:riattiva|rimetti|attiva|riaccendi) ${SOUND_IT}${OF_IT}`],
    },
    mute(false),
  ),
  requestPattern(
    'mute',
    {
      en: [
        String.raw`\b(?:mute|silence)(?: ${WHAT_EN}| (?:the )?(?:sound|audio)${OF_EN})`,
        String.raw`\bmute$`,
        String.raw`\b(?:no|without|turn off|switch off|remove|kill|drop|cut|delete|take) (?:the )?(?:sound|audio)(?: off)?${OF_EN}`,
        String.raw`\b(?:turn )?(?:the )?(?:sound|audio) off${OF_EN}`,
        String.raw`\b(?:remove|kill|drop|cut|delete) ${AT} (?:sound|audio)`,
      ],
      it: [
        String.raw`\b(?:muta|silenzia|ammutolisci)(?: ${WHAT_IT}| ${SOUND_IT}${OF_IT})`,
        String.raw`\b(?:muta|silenzia)$`,
        String.raw`\b(?:togli|leva|elimina|rimuovi|senza|disattiva|spegni|via) ${SOUND_IT}${OF_IT}`,
      ],
    },
    mute(true),
  ),
  requestPattern(
    'volume',
    {
      en: [
        String.raw`(?:\b(?:set|lower|raise|reduce|increase|turn|put|bring|change)(?: down| up)? )?(?:the )?volume${OF_EN} ?(?:down )?(?:to |at |= ?|: ?)?${number('percent')} ?%`,
        String.raw`\b(?:set|put|turn|make) ${AT} volume (?:to|at) ${number('percent')} ?%`,
        String.raw`\bhal(?:f|ve) the volume${OF_EN}`,
      ],
      it: [
        String.raw`(?:\b(?:metti|porta|imposta|abbassa|alza|riduci|aumenta) )?(?:il )?volume${OF_IT} ?(?:al |a |: ?)?${number('percent')} ?%`,
        String.raw`\b(?:dimezza il|metà) volume${OF_IT}`,
      ],
    },
    (request, view) => {
      const volume = Math.min(VOLUME_MOST, share(request.groups.percent ?? '50'));
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
        `(?:${WHAT_EN} |${SOUND_EN} )?(?:a (?:little )?bit |a little |a lot |much |slightly )?louder${BY_EN}`,
        String.raw`\bturn up(?: ${SOUND_EN}${OF_EN}| ${WHAT_EN})?${A_BIT_EN}${BY_EN}`,
        String.raw`\bturn (?:${SOUND_EN}${OF_EN}|${WHAT_EN}) up${A_BIT_EN}${BY_EN}`,
        String.raw`\bvolume up${OF_EN}`,
        String.raw`\b(?:raise|increase|boost) (?:${SOUND_EN}${OF_EN}|${WHAT_EN} (?:volume|audio))${A_BIT_EN}${BY_EN}`,
      ],
      it: [
        `(?:${WHAT_IT} )?(?:un po' |molto )?più forte`,
        String.raw`\b(?:alza|aumenta)${A_BIT_IT}(?: ${VOLUME_IT}${OF_IT}| ${WHAT_IT})?${A_BIT_IT}${BY_IT}`,
      ],
    },
    louder(1),
  ),
  requestPattern(
    'quieter',
    {
      en: [
        `(?:${WHAT_EN} |${SOUND_EN} )?(?:a (?:little )?bit |a little |a lot |much |slightly )?(?:quieter|softer)${BY_EN}`,
        String.raw`\bturn down(?: ${SOUND_EN}${OF_EN}| ${WHAT_EN})?${A_BIT_EN}${BY_EN}`,
        String.raw`\bturn (?:${SOUND_EN}${OF_EN}|${WHAT_EN}) down${A_BIT_EN}${BY_EN}`,
        String.raw`\bvolume down${OF_EN}`,
        String.raw`\b(?:lower|reduce|decrease) (?:${SOUND_EN}${OF_EN}|${WHAT_EN} (?:volume|audio))${A_BIT_EN}${BY_EN}`,
      ],
      it: [
        `(?:${WHAT_IT} )?(?:un po' |molto )?più piano`,
        String.raw`\b(?:abbassa|riduci|diminuisci)${A_BIT_IT}(?: ${VOLUME_IT}${OF_IT}| ${WHAT_IT})${A_BIT_IT}${BY_IT}`,
      ],
    },
    louder(-1),
  ),
];

/** Requests about the music under the edit. */
import { MUSIC_VOLUME, VOLUME_MOST } from '../../../base/film/edit-limits.ts';
import { ADD_EN, ADD_IT, CUT_EN, CUT_IT, number, quoted } from './phrases.ts';
import { answer, change, type RequestPattern, requestPattern } from './request-pattern.ts';

const MUSIC_EN = '(?:the )?(?:background )?(?:music|soundtrack)';
const MUSIC_IT = '(?:la )?(?:musica|colonna sonora)';
const A_BIT_EN = '(?:(?:a (?:little )?bit|a little|a lot|slightly|much) ?)?';
const A_BIT_IT = "(?:(?:un (?:po'|poco)|molto) ?)?";

export const MUSIC_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'no_music',
    {
      en: [
        `(?:\\b(?:no|without|stop)\\b|${CUT_EN})(?: (?:the|any|all|background))* (?:music|song|soundtrack)\\b`,
      ],
      it: [
        `(?:\\bsenza|${CUT_IT})(?: (?:la|tutta|ogni))* (?:musica|canzone|colonna sonora)(?: di sottofondo)?`,
      ],
    },
    (request, { edit }) =>
      edit.music === null
        ? answer(request, (say) => say.noMusic)
        : change(request, (say) => say.musicRemoved, { type: 'set_music', music: null }),
  ),
  requestPattern(
    'music_volume',
    {
      en: [
        String.raw`(?:\b(?:set|turn|put|make|lower|reduce|raise|bring|change) )?${MUSIC_EN} (?:(?:volume|down|up) )*(?:to|at) ${number('percent')} ?%`,
        String.raw`\b(?:set|turn|lower|reduce|raise) (?:down |up )?the volume of ${MUSIC_EN} (?:to|at) ${number('percent')} ?%`,
        String.raw`\b(?:make |turn )?${MUSIC_EN} (?:volume )?${A_BIT_EN}(?:(?<up>louder|up)|(?<down>quieter|softer|down|lower))\b(?: ${A_BIT_EN})?`,
        String.raw`\b(?:(?<up>turn up|raise|increase)|(?<down>turn down|lower|reduce|decrease)) (?:the volume of )?${MUSIC_EN}(?: volume)?(?: ${A_BIT_EN})?`,
      ],
      it: [
        String.raw`(?:\b(?:metti|porta|abbassa|alza|imposta) )?(?:il volume della )?${MUSIC_IT}(?: di sottofondo)?(?: a volume)? (?:al|a) ${number('percent')} ?%`,
        `${MUSIC_IT}(?: di sottofondo)? ${A_BIT_IT}(?:(?<up>più (?:forte|alta))|(?<down>più (?:piano|bassa)))`,
        String.raw`\b(?:(?<up>alza|aumenta)|(?<down>abbassa|riduci|diminuisci)) ${A_BIT_IT}(?:il volume della |la )?${MUSIC_IT}(?: di sottofondo)?(?: ${A_BIT_IT})?`,
      ],
    },
    (request, { edit }) => {
      if (edit.music === null) return answer(request, (say) => say.noMusic);
      const { up, down, percent } = request.groups;
      const factor = up !== undefined ? 1.5 : down !== undefined ? 1 / 1.5 : null;
      const wanted = factor === null ? Number(percent?.replace(',', '.')) / 100 : edit.music.volume * factor;
      const volume = Math.min(VOLUME_MOST, wanted);
      return change(request, (say) => say.musicVolume(Math.round(volume * 100)), {
        type: 'set_music',
        music: { ...edit.music, volume },
      });
    },
  ),
  requestPattern(
    'add_music',
    {
      en: [
        `${ADD_EN}(?: (?:some|a|the|my|in))*(?: [^\\s\\d@"“«]+){0,2} ${MUSIC_EN}(?:(?: (?:called|named|titled|track|song))* ${quoted('title')})?`,
        String.raw`\bwith (?:some )?${MUSIC_EN}`,
      ],
      it: [
        `${ADD_IT}(?: (?:una|la|della|un po' di))* ${MUSIC_IT}(?: di sottofondo| sotto)?(?: ${quoted('title')})?`,
        String.raw`\bcon (?:la |una )?${MUSIC_IT}`,
      ],
    },
    (request, { music }) => {
      const wanted = request.groups.title;
      const chosen =
        wanted === undefined ? music[0] : music.find(({ title }) => title.toLowerCase().includes(wanted));
      if (chosen === undefined) return answer(request, (say) => say.noSuchMusic);
      return change(request, (say) => say.music(chosen.title), {
        type: 'set_music',
        music: { assetId: chosen.assetId, volume: MUSIC_VOLUME, startSec: 0 },
      });
    },
  ),
];

/** Requests about the music under the edit. */
import { VOLUME_MOST } from '../../../base/film/edit-limits.ts';
import { ADD_EN, ADD_IT, CUT_EN, CUT_IT, number, quoted } from './phrases.ts';
import { answer, change, type RequestPattern, requestPattern } from './request-pattern.ts';

const MUSIC_VOLUME = 0.2;

export const MUSIC_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'no_music',
    {
      en: [String.raw`(?:\b(?:no|without|stop|mute|turn off)\b|${CUT_EN}).*\bmusic\b`],
      it: [String.raw`(?:\b(?:senza|muta|spegni)\b|${CUT_IT}).*\bmusica\b`],
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
        String.raw`\bmusic\b.*?(?:(?<up>\b(?:louder|up)\b)|(?<down>\b(?:quieter|softer|down|lower)\b)|\b(?:to|at) ${number('percent')} ?%)`,
        String.raw`\b(?:(?<up>turn up|raise)|(?<down>turn down|lower))\b(?: the volume of)?.*?\bmusic\b`,
      ],
      it: [
        String.raw`\bmusica\b.*?(?:(?<up>\b(?:più forte|più alta)\b)|(?<down>\b(?:più piano|più bassa)\b)|\b(?:al|a) ${number('percent')} ?%)`,
        String.raw`\b(?:(?<up>alza)|(?<down>abbassa))\b(?: il volume)?.*?\bmusica\b`,
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
      en: [String.raw`${ADD_EN}.*\bmusic\b(?:[^"“«]*${quoted('title')})?`, String.raw`\bwith music\b`],
      it: [
        String.raw`${ADD_IT}.*\bmusica\b(?:[^"“«]*${quoted('title')})?`,
        String.raw`\bcon (?:la )?musica\b`,
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

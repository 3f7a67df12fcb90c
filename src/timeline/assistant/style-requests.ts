/** Requests about how the whole edit looks and sounds: captions, shape, framing, fades, music. */
import { VOLUME_MOST } from '../../base/film/edit-limits.ts';
import { readClock } from '../../base/text/read-clock.ts';
import { durationOf } from '../model/edit.ts';
import { ADD_EN, ADD_IT, CUT_EN, CUT_IT, number, quoted, time } from './phrases.ts';
import { answer, change, type RequestPattern, requestPattern } from './request-pattern.ts';

const CAPTIONS_EN = '(?:captions?|subtitles)';
const CAPTIONS_IT = 'sottotitoli';
const STYLES: readonly { readonly id: string; readonly said: RegExp }[] = [
  { id: 'bold-karaoke', said: /karaoke|bold|grassetto/ },
  { id: 'word-pop', said: /pop/ },
  { id: 'boxed', said: /box|riquadr/ },
  { id: 'outline', said: /outline|contorn|bordo/ },
];
const SHAPE_EN = '(?: (?:shape|format|aspect(?: ratio)?))?';
const SHAPE_IT = '(?:formato )?';
const FADE_SEC = 0.5;
const MUSIC_VOLUME = 0.2;

export const STYLE_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'captions_style',
    {
      en: [
        String.raw`${CAPTIONS_EN}(?: style)?.*\b(?<style>karaoke|bold|pop|boxed?|outlined?)\b(?: style)?`,
        String.raw`\b(?<style>karaoke|bold|pop|boxed|outlined?) ${CAPTIONS_EN}`,
      ],
      it: [
        String.raw`${CAPTIONS_IT}(?: in stile)?.*(?<style>karaoke|grassetto|pop|riquadr\w*|contorn\w*|bordo)`,
      ],
    },
    (request) => {
      const style = STYLES.find(({ said }) => said.test(request.groups.style ?? ''))?.id ?? 'boxed';
      return change(request, (say) => say.captionStyle(style), {
        type: 'set_captions',
        enabled: true,
        style,
      });
    },
  ),
  requestPattern(
    'captions_off',
    {
      en: [
        String.raw`(?:\b(?:no|without|hide|turn off|disable)\b|${CUT_EN}).*\b${CAPTIONS_EN}\b`,
        String.raw`\b${CAPTIONS_EN} off\b`,
      ],
      it: [String.raw`(?:\b(?:senza|nascondi|disattiva|spegni)\b|${CUT_IT}).*\b${CAPTIONS_IT}\b`],
    },
    (request) => change(request, (say) => say.captionsOff, { type: 'set_captions', enabled: false }),
  ),
  requestPattern(
    'captions_on',
    {
      en: [
        String.raw`(?:\b(?:turn on|enable|with)\b|${ADD_EN}).*\b${CAPTIONS_EN}\b`,
        String.raw`\b${CAPTIONS_EN} on\b`,
      ],
      it: [String.raw`(?:\b(?:attiva|accendi|con)\b|${ADD_IT}).*\b${CAPTIONS_IT}\b`],
    },
    (request) => change(request, (say) => say.captionsOn, { type: 'set_captions', enabled: true }),
  ),
  requestPattern(
    'aspect',
    {
      en: [
        String.raw`(?<upright>\b(?:vertical|portrait|upright)\b|9:16)${SHAPE_EN}`,
        String.raw`(?<square>\bsquare\b|1:1)${SHAPE_EN}`,
        String.raw`(?<wide>\b(?:horizontal|landscape|widescreen)\b|16:9)${SHAPE_EN}`,
        String.raw`(?<source>\b(?:as filmed|original (?:shape|format|aspect))\b)`,
      ],
      it: [
        String.raw`${SHAPE_IT}(?<upright>\bverticale\b|9:16)`,
        String.raw`${SHAPE_IT}(?<square>\bquadrato\b|1:1)`,
        String.raw`${SHAPE_IT}(?<wide>\borizzontale\b|16:9)`,
        String.raw`(?<source>\b(?:formato originale|come girato)\b)`,
      ],
    },
    (request) => {
      const { square, wide, source } = request.groups;
      const shape =
        square !== undefined ? '1:1' : wide !== undefined ? '16:9' : source !== undefined ? 'source' : '9:16';
      return change(request, (say) => say.aspect(shape), { type: 'set_aspect', aspect: shape });
    },
  ),
  requestPattern(
    'whole_picture',
    {
      en: [
        String.raw`\b(?:whole|full|entire) (?:picture|frame|image)\b`,
        String.raw`\b(?:no|without) (?:crop|reframing)\b`,
      ],
      it: [String.raw`\b(?:tutta|intera) (?:l')?(?:immagine|inquadratura)\b`, String.raw`\bsenza ritaglio\b`],
    },
    (request) => change(request, (say) => say.wholeFrame, { type: 'set_reframe', reframe: 'off' }),
  ),
  requestPattern(
    'follow_face',
    {
      en: [String.raw`\b(?:follow|track)\b.*\b(?:face|speaker|person)\b`],
      it: [String.raw`\b(?:segui|inquadra)\b.*\b(?:viso|volto|faccia|chi parla)\b`],
    },
    (request) => change(request, (say) => say.followFace, { type: 'set_reframe', reframe: 'face' }),
  ),
  requestPattern(
    'fill_picture',
    {
      en: [
        String.raw`\b(?:fill the (?:frame|screen|picture)|crop to the (?:middle|center|centre)|center the (?:picture|crop))\b`,
      ],
      it: [String.raw`\b(?:riempi lo schermo|riempi l'immagine|ritaglia al centro|centra)\b`],
    },
    (request) => change(request, (say) => say.centre, { type: 'set_reframe', reframe: 'center' }),
  ),
  requestPattern(
    'no_fades',
    {
      en: [String.raw`(?:\b(?:no|without)\b|${CUT_EN}).*\b(?:fades?|fading)\b`],
      it: [String.raw`(?:\bsenza\b|${CUT_IT}).*\bdissolvenz[ae]\b`],
    },
    (request) =>
      change(request, (say) => say.fadesRemoved, { type: 'set_fades', fadeInSec: 0, fadeOutSec: 0 }),
  ),
  requestPattern(
    'fades',
    {
      en: [
        String.raw`\bfades?(?: (?:(?<in>in)|(?<out>out)))?(?: (?:and|&) (?<both>out|in))?(?: at the (?:start|beginning|end))?(?:.*?\b(?:of|for|over) ${time('sec')})?`,
      ],
      it: [
        String.raw`\b(?:dissolvenz[ae]|sfuma|sfumatura)\b(?:.*?(?:(?<in>in entrata|all'inizio|in apertura)|(?<out>in uscita|alla fine|in chiusura)))?(?:.*?\bdi ${time('sec')})?`,
      ],
    },
    (request, { edit }) => {
      const { in: only, out, both, sec } = request.groups;
      const length = Math.min(readClock(sec ?? '') ?? FADE_SEC, durationOf(edit) / 2);
      const fadeIn = out === undefined || both !== undefined || only !== undefined;
      const fadeOut = only === undefined || both !== undefined;
      return change(request, (say) => say.fade(length), {
        type: 'set_fades',
        ...(fadeIn ? { fadeInSec: length } : {}),
        ...(fadeOut ? { fadeOutSec: length } : {}),
      });
    },
  ),
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

/** Requests about texts over the picture. */
import { TEXT_SCALE } from '../../../base/film/edit-limits.ts';
import { readClock } from '../../../base/text/read-clock.ts';
import { durationOf } from '../../model/edit.ts';
import { COLORS_EN, COLORS_IT, colorNamed } from './colors.ts';
import { CUT_EN, CUT_IT, time } from './phrases.ts';
import { answer, change, type RequestPattern, requestPattern } from './request-pattern.ts';

/** Middle of a text, from the top. */
export const PLACES = { top: 16, middle: 50, bottom: 76 } as const;

/** A text named by a moment may begin or end this near to it. */
const NEAR_SEC = 1;
const SIZE_STEP = 1.25;
const TEXTS_EN = '(?:(?:all|the|my) )*(?:texts?|titles?|headlines?|labels?)';
const TEXTS_IT =
  "(?:(?:tutti|tutte|i|il|le|la|l') ?)*(?:testi|testo|titoli|titolo|scritte|scritta|etichett[ae])";

export const TEXT_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'remove_texts',
    {
      en: [`${CUT_EN} ${TEXTS_EN}\\b(?: (?:from|on) (?:the )?(?:screen|picture|video))?`],
      it: [`${CUT_IT} ${TEXTS_IT}(?: (?:dallo schermo|dal video))?`],
    },
    (request, { edit }) => {
      if (edit.texts.length === 0) return answer(request, (say) => say.noTexts);
      const count = edit.texts.length;
      return change(
        request,
        (say) => say.textsRemoved(count),
        ...edit.texts.map(({ id }) => ({ type: 'remove_text' as const, textId: id })),
      );
    },
  ),
  requestPattern(
    'remove_text_at',
    {
      en: [
        `${CUT_EN} (?:the )?(?:text|title|headline|label) at (?:${time('at')}|the (?:beginning|start)|(?<end>the end))`,
      ],
      it: [
        `${CUT_IT} (?:il |la |l')?(?:testo|titolo|scritta|etichetta) (?:(?:a|al secondo) ${time('at')}|all'inizio|(?<end>alla fine))`,
      ],
    },
    (request, { edit }) => {
      const { at = '0', end } = request.groups;
      const sec = end === undefined ? (readClock(at) ?? 0) : durationOf(edit);
      const shown = edit.texts.filter(
        ({ outputStartSec, durationSec }) =>
          outputStartSec - NEAR_SEC <= sec && sec <= outputStartSec + durationSec + NEAR_SEC,
      );
      if (shown.length === 0) return answer(request, (say) => say.noTextAt);
      return change(
        request,
        (say) => say.textsRemoved(shown.length),
        ...shown.map(({ id }) => ({ type: 'remove_text' as const, textId: id })),
      );
    },
  ),
  requestPattern(
    'color_texts',
    {
      en: [
        `(?:\\b(?:make|colou?r|turn|change|set|paint) )?(?:the colou?r of )?${TEXTS_EN}(?: colou?r)?(?: (?:to|in|be|into))? (?<color>${COLORS_EN})\\b`,
        `^(?<color>${COLORS_EN}) ${TEXTS_EN}$`,
      ],
      it: [
        `(?:\\b(?:metti|fai|rendi|colora) )?(?:il colore d(?:el|ella|ei|elle) )?${TEXTS_IT}(?: (?:in|di|a|color))* (?<color>${COLORS_IT})`,
      ],
    },
    (request, { edit }) => {
      if (edit.texts.length === 0) return answer(request, (say) => say.noTexts);
      const color = colorNamed(request.groups.color ?? '');
      return change(
        request,
        (say) => say.textsColored,
        ...edit.texts.map(({ id }) => ({ type: 'update_text' as const, textId: id, color })),
      );
    },
  ),
  requestPattern(
    'size_texts',
    {
      en: [
        `(?:\\bmake )?${TEXTS_EN}(?: (?:a (?:little )?bit|a little|much|slightly))? (?:(?<larger>bigger|larger)|(?<smaller>smaller))\\b`,
        `\\b(?:(?<larger>bigger|larger)|(?<smaller>smaller)) ${TEXTS_EN}`,
      ],
      it: [
        `(?:\\b(?:metti|fai|rendi) )?${TEXTS_IT}(?: (?:un po'|molto))? (?:(?<larger>più grand[ei])|(?<smaller>più piccol[oaie]))`,
        `\\b(?:(?<larger>ingrandisci)|(?<smaller>rimpicciolisci)) ${TEXTS_IT}`,
      ],
    },
    (request, { edit }) => {
      if (edit.texts.length === 0) return answer(request, (say) => say.noTexts);
      const times = request.groups.larger === undefined ? 1 / SIZE_STEP : SIZE_STEP;
      return change(
        request,
        (say) => say.textsSized,
        ...edit.texts.map(({ id, sizeScale = 1 }) => {
          const wanted = Math.min(
            TEXT_SCALE.most,
            Math.max(TEXT_SCALE.least, Math.round(sizeScale * times * 100) / 100),
          );
          return { type: 'update_text' as const, textId: id, sizeScale: wanted === 1 ? null : wanted };
        }),
      );
    },
  ),
  requestPattern(
    'place_texts',
    {
      en: [
        `(?:\\b(?:move|put|place) )?${TEXTS_EN}(?: (?:to|at|in|on|the))* (?:(?<top>top)|(?<middle>middle|center|centre)|(?<bottom>bottom))\\b`,
      ],
      it: [
        `(?:\\b(?:sposta|metti) )?${TEXTS_IT} (?:(?<top>in alto|sopra)|(?<middle>al centro|in mezzo)|(?<bottom>in basso|sotto))`,
      ],
    },
    (request, { edit }) => {
      if (edit.texts.length === 0) return answer(request, (say) => say.noTextsToMove);
      const { top, middle } = request.groups;
      const yPercent = top !== undefined ? PLACES.top : middle !== undefined ? PLACES.middle : PLACES.bottom;
      return change(
        request,
        (say) => say.textsMoved,
        ...edit.texts.map(({ id }) => ({ type: 'update_text' as const, textId: id, xPercent: 50, yPercent })),
      );
    },
  ),
  requestPattern(
    'remove_broll',
    {
      en: [`${CUT_EN}(?: (?:all|the))* b-?roll\\b`],
      it: [`${CUT_IT}(?: (?:tutto|tutti|tutte|il|gli|le))* (?:b-?roll|inserti|immagini di copertura)\\b`],
    },
    (request, { edit }) => {
      if (edit.broll.length === 0) return answer(request, (say) => say.noBroll);
      return change(
        request,
        (say) => say.brollRemoved,
        ...edit.broll.map(({ id }) => ({ type: 'remove_broll' as const, brollId: id })),
      );
    },
  ),
];

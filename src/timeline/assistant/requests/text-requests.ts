/** Requests about texts over the picture. */
import { TEXT_SCALE } from '../../../base/film/edit-limits.ts';
import { readClock } from '../../../base/text/read-clock.ts';
import { durationOf, type EditText } from '../../model/edit.ts';
import type { EditView, Planned } from '../understanding.ts';
import { ADD_EN, ADD_IT, CUT_EN, CUT_IT, quoted, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const TEXT_SEC = 3;
/** Middle of the text, from the top. */
const PLACES = { top: 16, middle: 50, bottom: 76 } as const;

const TEXTS_EN = '(?:texts?|titles?|headlines?|labels?)';
const TEXTS_IT = '(?:testi|testo|titoli|titolo|scritte|scritta|etichette)';
const WHITE = { en: 'white', it: 'bianc[oaie]|bianchi|bianche', color: '#ffffff' } as const;
const COLORS = [
  WHITE,
  { en: 'black', it: 'ner[oaie]', color: '#101219' },
  { en: 'red', it: 'ross[oaie]', color: '#ff453a' },
  { en: 'orange', it: 'arancio(?:ne|ni)?', color: '#ff9f0a' },
  { en: 'yellow', it: 'giall[oaie]', color: '#ffd60a' },
  { en: 'green', it: 'verd[ei]', color: '#30d158' },
  { en: 'blue', it: 'blu|azzurr[oaie]', color: '#0a84ff' },
  { en: 'purple|violet', it: 'viola', color: '#bf5af2' },
  { en: 'pink', it: 'rosa', color: '#ff5fa2' },
] as const;
const SIZE_STEP = 1.25;
/** As the contract takes them. */

const WHEN_EN = String.raw`(?:.*?\b(?:at|from) (?:${time('at')}|(?:the )?(?:start|beginning)\b|(?<end>the end\b)))?(?:.*?\bfor ${time('for')})?`;
const WHEN_IT = String.raw`(?:.*?(?:\b(?:a|da|al secondo) ${time('at')}|\ball'inizio\b|(?<end>\balla fine\b)))?(?:.*?\bper ${time('for')})?`;

/** Quoted words as they were typed: the pattern saw them in lower case. */
function typed({ clause }: ReadRequest, lower: string): string {
  const at = clause.toLowerCase().indexOf(lower);
  return at < 0 ? lower : clause.slice(at, at + lower.length);
}

function addText(preset: EditText['preset']) {
  return (request: ReadRequest, { edit }: EditView): Planned => {
    const text = typed(request, request.groups.text ?? '');
    const endSec = durationOf(edit);
    const wantedSec = readClock(request.groups.for ?? '') ?? TEXT_SEC;
    const lastSec = Math.max(0, endSec - wantedSec);
    const outputStartSec =
      request.groups.end === undefined ? (readClock(request.groups.at ?? '') ?? 0) : lastSec;
    const left = endSec - outputStartSec;
    const durationSec = Math.min(wantedSec, left);
    if (durationSec <= 0) return answer(request, (say) => say.endsBefore(outputStartSec));
    return change(request, (say) => say.textAdded(text), {
      type: 'add_text',
      text,
      preset,
      outputStartSec,
      durationSec,
    });
  };
}

const adding = (name: string, en: string, it: string, preset: EditText['preset']): RequestPattern =>
  requestPattern(
    name,
    {
      en: [String.raw`${ADD_EN}.*?\b${en}\b[^"“«]*${quoted('text')}${WHEN_EN}`],
      it: [String.raw`${ADD_IT}.*?\b${it}\b[^"“«]*${quoted('text')}${WHEN_IT}`],
    },
    addText(preset),
  );

/** Those that bring words of their own; they are tried before requests about captions. */
export const WRITING_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'change_text',
    {
      en: [
        String.raw`\b(?:change|replace|rename)\b.*?${quoted('text')}.*?\b(?:to|with|by|into)\b.*?${quoted('with')}`,
      ],
      it: [
        String.raw`\b(?:cambia|sostituisci|rinomina)\b.*?${quoted('text')}.*?\b(?:in|con)\b.*?${quoted('with')}`,
      ],
    },
    (request, { edit }) => {
      const wanted = request.groups.text ?? '';
      const known = edit.texts.find(({ text }) => text.toLowerCase() === wanted);
      if (known === undefined) return answer(request, (say) => say.noSuchText(wanted));
      const text = typed(request, request.groups.with ?? '');
      return change(request, (say) => say.textChanged(text), { type: 'update_text', textId: known.id, text });
    },
  ),
  adding('add_label', '(?:label|lower third|name tag)', '(?:etichetta|sottopancia|targhetta)', 'label'),
  adding('add_subtitle', '(?:subtitle|subtitle text|line)', '(?:sottotitolo|riga)', 'subtitle'),
  adding('add_headline', '(?:title|headline|heading|text|caption)', '(?:titolo|testo|scritta)', 'headline'),
];

export const TEXT_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'remove_texts',
    {
      en: [String.raw`${CUT_EN}.*\b(?:all |the )?${TEXTS_EN}\b`],
      it: [String.raw`${CUT_IT}.*\b${TEXTS_IT}\b`],
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
    'color_texts',
    {
      en: [String.raw`\b${TEXTS_EN}\b.*\b(?<color>${COLORS.map(({ en }) => en).join('|')})\b`],
      it: [String.raw`\b${TEXTS_IT}\b.*\b(?<color>${COLORS.map(({ it }) => it).join('|')})\b`],
    },
    (request, { edit }) => {
      if (edit.texts.length === 0) return answer(request, (say) => say.noTexts);
      const said = request.groups.color ?? '';
      const { color } = COLORS.find(({ en, it }) => new RegExp(`^(?:${en}|${it})$`).test(said)) ?? WHITE;
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
      en: [String.raw`\b${TEXTS_EN}\b.*\b(?:(?<larger>bigger|larger)|(?<smaller>smaller))\b`],
      it: [
        String.raw`\b${TEXTS_IT}\b.*\b(?:(?<larger>pi(?:ù|u'?) grand[ei])|(?<smaller>pi(?:ù|u'?) piccol[oaie]))`,
        String.raw`\b(?:(?<larger>ingrandisci)|(?<smaller>rimpicciolisci))\b.*\b${TEXTS_IT}\b`,
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
        String.raw`(?:\bmove\b.*?)?\b${TEXTS_EN}\b.*\b(?:(?<top>top)|(?<middle>middle|center|centre)|(?<bottom>bottom))\b`,
      ],
      it: [
        String.raw`(?:\bsposta\b.*?)?\b(?:testi|testo|titoli|titolo|scritte|scritta)\b.*\b(?:(?<top>in alto|sopra)|(?<middle>al centro|in mezzo)|(?<bottom>in basso|sotto))`,
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
      en: [String.raw`${CUT_EN}.*\bb-?roll\b`],
      it: [String.raw`${CUT_IT}.*\b(?:b-?roll|inserti|immagini di copertura)\b`],
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

/** Requests that bring texts of their own, to be shown over the picture. */
import { readClock } from '../../../base/text/read-clock.ts';
import { durationOf, type EditText } from '../../model/edit.ts';
import type { EditView, Planned } from '../understanding.ts';
import { COLORS_EN, COLORS_IT, colorNamed } from './colors.ts';
import { ADD_EN, ADD_IT, quoted, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';
import { PLACES } from './text-requests.ts';

const TEXT_SEC = 3;
const SEC = time('sec').replace('?<sec>', '?:');
/** In any order: when, for how long, where, in which colour. Read by the patterns below. */
const DETAILS_EN = `(?<details>(?: (?:at|from) (?:${SEC}|(?:the )?(?:very )?(?:start|beginning|end)\\b(?: of (?:the )?(?:video|edit))?)|,? for ${SEC}| (?:at|in|on) the (?:top|middle|center|centre|bottom)(?: of the (?:screen|picture|video))?| (?:on|over) (?:the )?(?:screen|picture|video)| in (?:${COLORS_EN})\\b)*)`;
const DETAILS_IT = `(?<details>(?: (?:a|da|al secondo) ${SEC}| all'inizio(?: del video)?| alla fine(?: del video)?|,? per ${SEC}| (?:in alto|al centro|in basso)| (?:sullo schermo|a schermo|sul video)| in (?:${COLORS_IT}))*)`;
const FROM = new RegExp(String.raw`\b(?:at|from|a|da|secondo) ${time('sec')}`);
const FOR = new RegExp(String.raw`\b(?:for|per) ${time('sec')}`);
const AT_END = /\b(?:the (?:very )?end|alla fine)\b/;
const WHERE = [
  [/\btop\b|in alto/, PLACES.top],
  [/\b(?:middle|center|centre)\b|al centro/, PLACES.middle],
  [/\bbottom\b|in basso/, PLACES.bottom],
] as const;
const IN_COLOR = new RegExp(`\\bin (${COLORS_EN}|${COLORS_IT})(?= |$)`);

/** Quoted words as they were typed: the pattern saw them in lower case. */
function typed({ clause }: ReadRequest, lower: string): string {
  const at = clause.toLowerCase().indexOf(lower);
  return at < 0 ? lower : clause.slice(at, at + lower.length);
}

function addText(preset: EditText['preset']) {
  return (request: ReadRequest, { edit }: EditView): Planned => {
    const text = typed(request, request.groups.text ?? '');
    const details = request.groups.details ?? '';
    const secOf = (said: RegExp): number | null => readClock(said.exec(details)?.groups?.sec ?? '');
    const endSec = durationOf(edit);
    const wantedSec = secOf(FOR) ?? TEXT_SEC;
    const lastSec = Math.max(0, endSec - wantedSec);
    const outputStartSec = AT_END.test(details) ? lastSec : (secOf(FROM) ?? 0);
    const durationSec = Math.min(wantedSec, endSec - outputStartSec);
    if (durationSec <= 0) return answer(request, (say) => say.endsBefore(outputStartSec));
    const yPercent = WHERE.find(([said]) => said.test(details))?.[1];
    const color = (IN_COLOR.exec(details)?.[1] ?? request.groups.color) as string | undefined;
    return change(request, (say) => say.textAdded(text), {
      type: 'add_text',
      text,
      preset,
      outputStartSec,
      durationSec,
      ...(yPercent === undefined ? {} : { xPercent: 50, yPercent }),
      ...(color === undefined ? {} : { color: colorNamed(color) }),
    });
  };
}

const CALLED_EN = '(?: (?:that |which )?(?:saying|says|reading|reads|with|called|of|the words?|text))*';
const CALLED_IT = '(?: (?:che dice|con scritto|con|dal titolo|il testo|le parole|la scritta))*';

const adding = (name: string, en: string, it: string, preset: EditText['preset']): RequestPattern =>
  requestPattern(
    name,
    {
      en: [
        `${ADD_EN}(?: (?:a|an|the|another|new|big|small))* (?:(?<color>${COLORS_EN}) )?${en}${CALLED_EN}:? ${quoted('text')}${DETAILS_EN}`,
      ],
      it: [
        `${ADD_IT}(?: (?:un|una|uno|il|la|lo|l'|nuov[oa]|altr[oa]|grande))* ?${it}(?: (?<color>${COLORS_IT}))?${CALLED_IT}:? ${quoted('text')}${DETAILS_IT}`,
      ],
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
  requestPattern(
    'change_only_text',
    {
      en: [
        `\\b(?:change|set|rename) (?:the )?(?:title|text|headline|label)(?: text)? (?:to|into) ${quoted('with')}`,
      ],
      it: [
        `\\b(?:cambia|imposta|rinomina) (?:il |la |l')?(?:titolo|testo|scritta|etichetta) in ${quoted('with')}`,
      ],
    },
    (request, { edit }) => {
      const [only, ...others] = edit.texts;
      if (only === undefined) return answer(request, (say) => say.noTexts);
      if (others.length > 0) return answer(request, (say) => say.whichText);
      const text = typed(request, request.groups.with ?? '');
      return change(request, (say) => say.textChanged(text), { type: 'update_text', textId: only.id, text });
    },
  ),
  adding('add_label', '(?:label|lower third|name tag)', '(?:etichetta|sottopancia|targhetta)', 'label'),
  adding('add_subtitle', '(?:subtitle|subtitle text|line)', '(?:sottotitolo|riga)', 'subtitle'),
  adding('add_headline', '(?:title|headline|heading|text|caption)', '(?:titolo|testo|scritta)', 'headline'),
  requestPattern(
    'add_words',
    {
      en: [`${ADD_EN} ${quoted('text')}${DETAILS_EN}`],
      it: [`${ADD_IT} ${quoted('text')}${DETAILS_IT}`],
    },
    addText('headline'),
  ),
  requestPattern(
    'add_unquoted',
    {
      en: [
        `^(?:please )?(?:${ADD_EN}(?: (?:a|the))? (?:title|text|headline)|write)(?: (?:saying|that says))? (?<unquoted>[^"“«]+)$`,
      ],
      it: [`^${ADD_IT}(?: (?:un|il))? (?:titolo|testo)(?: (?:che dice|con scritto))? (?<unquoted>[^"“«]+)$`],
    },
    (request) => answer(request, (say) => say.quoteWords),
  ),
];

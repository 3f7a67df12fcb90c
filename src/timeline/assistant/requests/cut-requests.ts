/** Requests that keep or cut stretches of time. */
import { readClock } from '../../../base/text/read-clock.ts';
import { durationOf } from '../../model/edit.ts';
import type { Planned } from '../understanding.ts';
import { ALL_EN, ALL_IT, CUT_EN, CUT_IT, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const ONLY_EN = String.raw`(?:\b(?:keep|leave|use)\b(?: only| just)?|\b(?:only|just) (?:keep|leave|use)|${CUT_EN} (?:everything|all)(?: else)? (?:except|but|apart from)(?: for)?\b)`;
const ONLY_IT = String.raw`(?:\b(?:tieni|lascia|usa)\b(?: solo| soltanto| solamente)?|${CUT_IT} tutto (?:tranne|eccetto|meno)\b)`;
/** What a stretch is called between the verb and its times; whatever else stands there is another thing. */
const STRETCH_EN =
  '(?: (?:only|just|out|off|everything|all|it|what(?: i say)?|that|this|the|my|boring|bad|whole|part|bit|section|piece|stretch|portion|stuff|footage|video|clip|range|time|is|was))*';
const STRETCH_IT =
  "(?: (?:solo|soltanto|tutto|tutta|quello|che|il|la|lo|pezzo|parte|tratto|sezione|video|clip|noios[oa]|va|è|c'è|dal|compres[oa]))*";
const FROM_EN = `(?: from)? ${time('from')} ?(?:to|until|till|through|[-–])(?: the)? ?${time('to')}`;
const FROM_IT = `(?: da(?:l|i)?(?: secondo)?)? ${time('from')} ?(?:a|al|ai|fino a|fino al|[-–])(?: secondo)? ?${time('to')}`;
const BETWEEN_EN = ` between ${time('from')} and ${time('to')}`;
const BETWEEN_IT = ` (?:tra|fra) (?:il |i )?(?:secondo )?${time('from')} e (?:il |i )?${time('to')}`;

const sec = (text: string | undefined): number => readClock(text ?? '') ?? 0;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Keeps `from` to `to`: cuts what is before and after, the end first so that the times stay true. */
function keep(request: ReadRequest, fromSec: number, toSec: number, endSec: number): Planned {
  if (fromSec >= Math.min(toSec, endSec))
    return answer(request, (say) => say.nothingBetween(fromSec, toSec, round(endSec)));
  const cuts = [
    { outputStartSec: toSec, outputEndSec: endSec },
    { outputStartSec: 0, outputEndSec: fromSec },
  ].filter((cut) => cut.outputStartSec < cut.outputEndSec);
  if (cuts.length === 0) return answer(request, (say) => say.alreadyWhole);
  return change(
    request,
    (say) => say.kept(round(fromSec), round(toSec)),
    ...cuts.map((cut) => ({ type: 'remove_range' as const, ...cut })),
  );
}

export const CUT_REQUESTS: readonly RequestPattern[] = [
  requestPattern(
    'keep_range',
    {
      en: [`${ONLY_EN}${STRETCH_EN}${FROM_EN}`, `${ONLY_EN}${STRETCH_EN}${BETWEEN_EN}`],
      it: [`${ONLY_IT}${STRETCH_IT}${FROM_IT}`, `${ONLY_IT}${STRETCH_IT}${BETWEEN_IT}`],
    },
    (request, { edit }) => keep(request, sec(request.groups.from), sec(request.groups.to), durationOf(edit)),
  ),
  requestPattern(
    'keep_start',
    {
      en: [`${ONLY_EN}${STRETCH_EN} first ${time('sec')}`],
      it: [`${ONLY_IT}(?: (?:i|il))? prim[io] ${time('sec')}`],
    },
    (request, { edit }) => keep(request, 0, sec(request.groups.sec), durationOf(edit)),
  ),
  requestPattern(
    'keep_end',
    {
      en: [`${ONLY_EN}${STRETCH_EN} last ${time('sec')}`],
      it: [`${ONLY_IT}(?: (?:gli|l'))? ?ultim[io] ${time('sec')}`],
    },
    (request, { edit }) => {
      const endSec = durationOf(edit);
      return keep(request, Math.max(0, endSec - sec(request.groups.sec)), endSec, endSec);
    },
  ),
  requestPattern(
    'cut_range',
    {
      en: [`${CUT_EN}${STRETCH_EN}${FROM_EN}`, `${CUT_EN}${STRETCH_EN}${BETWEEN_EN}`],
      it: [`${CUT_IT}${STRETCH_IT}${FROM_IT}`, `${CUT_IT}${STRETCH_IT}${BETWEEN_IT}`],
    },
    (request) => {
      const { from, to } = { from: sec(request.groups.from), to: sec(request.groups.to) };
      return change(request, (say) => say.cut(from, to), {
        type: 'remove_range',
        outputStartSec: from,
        outputEndSec: to,
      });
    },
  ),
  requestPattern(
    'cut_after',
    {
      en: [
        `${CUT_EN}${STRETCH_EN} (?:the rest )?(?:after|past|beyond) ${time('sec')}`,
        `${CUT_EN}${STRETCH_EN} (?:from )?${time('sec')} (?:on|onwards?|(?:to|until|till) the end)\\b`,
        String.raw`\b(?:end|stop|finish) (?:it |the video )?at ${time('sec')}`,
      ],
      it: [
        `${CUT_IT}${STRETCH_IT}(?: il resto)? (?:dopo|oltre)(?: i| il)? ${time('sec')}`,
        `${CUT_IT}${STRETCH_IT} (?:da |dal )?${time('sec')} (?:in poi|in avanti|alla fine|fino alla fine)`,
        String.raw`\b(?:finisci|termina|fermati) (?:il video )?a ${time('sec')}`,
      ],
    },
    (request, { edit }) => keep(request, 0, sec(request.groups.sec), durationOf(edit)),
  ),
  requestPattern(
    'cut_before',
    {
      en: [
        `${CUT_EN}${STRETCH_EN}(?: from the (?:start|beginning))? (?:before|until|till|up to|to) ${time('sec')}`,
        String.raw`\b(?:start|begin) (?:it |the video )?(?:at|from) ${time('sec')}`,
      ],
      it: [
        `${CUT_IT}${STRETCH_IT} (?:prima di|prima dei|fino a|fino al) ${time('sec')}`,
        String.raw`\b(?:inizia|comincia|fallo iniziare|fallo cominciare|parti) (?:il video )?(?:a|da) ${time('sec')}`,
      ],
    },
    (request, { edit }) => keep(request, sec(request.groups.sec), durationOf(edit), durationOf(edit)),
  ),
  requestPattern(
    'cut_start',
    {
      en: [
        `${CUT_EN}(?: (?:off|the|just))* first ${time('sec')}`,
        `${CUT_EN} ${time('sec')} (?:from|at|off)(?: of)? the (?:start|beginning|front)`,
      ],
      it: [
        `${CUT_IT}(?: (?:i|il))? prim[io] ${time('sec')}`,
        `${CUT_IT} ${time('sec')} (?:all'inizio|dall'inizio)`,
      ],
    },
    (request) => {
      const endSec = sec(request.groups.sec);
      return change(request, (say) => say.cutFirst(endSec), {
        type: 'remove_range',
        outputStartSec: 0,
        outputEndSec: endSec,
      });
    },
  ),
  requestPattern(
    'cut_end',
    {
      en: [
        `${CUT_EN}(?: (?:off|the|just))* (?:last|final) ${time('sec')}`,
        `${CUT_EN} ${time('sec')} (?:from|at|off)(?: of)? the end`,
      ],
      it: [
        `${CUT_IT}(?: (?:gli|l'))? ?ultim[io] ${time('sec')}`,
        `${CUT_IT} ${time('sec')} (?:alla fine|dalla fine)`,
      ],
    },
    (request, { edit }) => {
      const length = sec(request.groups.sec);
      const endSec = durationOf(edit);
      return change(request, (say) => say.cutLast(length), {
        type: 'remove_range',
        outputStartSec: Math.max(0, endSec - length),
        outputEndSec: endSec,
      });
    },
  ),
  requestPattern(
    'shorten_to',
    {
      en: [
        String.raw`\b(?:make|cut|trim|shorten|get|bring|keep)(?: ${ALL_EN})?(?: down)?(?: (?:to|be|last|at))?(?: (?:exactly|about|under|below|at most|max|maximum|no longer than|less than|within))* ${time('sec')}(?: (?:long|or less|max|maximum|at most|tops|total|video))*$`,
      ],
      it: [
        String.raw`\b(?:accorcia(?:lo)?|riduci(?:lo)?|porta(?:lo)?|fallo|fai|taglia(?:lo)?|rendilo)(?: ${ALL_IT})?(?: (?:a|di|durare|stare|lungo|al massimo|massimo|esattamente|circa|sotto|sotto i|entro|meno di))+ ${time('sec')}(?: (?:al massimo|massimo|in tutto))?$`,
      ],
    },
    (request, { edit }) => {
      const wanted = sec(request.groups.sec);
      if (wanted >= durationOf(edit))
        return answer(request, (say) => say.shortAlready(round(durationOf(edit)), wanted));
      return change(request, (say) => say.ended(wanted), {
        type: 'remove_range',
        outputStartSec: wanted,
        outputEndSec: durationOf(edit),
      });
    },
  ),
];

/** Requests that keep or cut stretches of time. */
import { readClock } from '../../../base/text/read-clock.ts';
import { durationOf } from '../../model/edit.ts';
import type { Planned } from '../understanding.ts';
import { CUT_EN, CUT_IT, time } from './phrases.ts';
import { answer, change, type ReadRequest, type RequestPattern, requestPattern } from './request-pattern.ts';

const ONLY_EN = String.raw`(?:\b(?:keep|leave|use)\b(?: only| just)?|${CUT_EN} (?:everything|all) (?:except|but)\b)`;
const ONLY_IT = String.raw`(?:\b(?:tieni|lascia|usa)\b(?: solo| soltanto)?|${CUT_IT} tutto (?:tranne|eccetto)\b)`;

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
      en: [
        String.raw`${ONLY_EN}.*\bfrom ${time('from')} (?:to|until|till) ${time('to')}`,
        String.raw`${ONLY_EN}.*\bbetween ${time('from')} and ${time('to')}`,
      ],
      it: [
        String.raw`${ONLY_IT}.*\bda(?:l|i)? ${time('from')} (?:a|al|fino a) ${time('to')}`,
        String.raw`${ONLY_IT}.*\btra ${time('from')} e ${time('to')}`,
      ],
    },
    (request, { edit }) => keep(request, sec(request.groups.from), sec(request.groups.to), durationOf(edit)),
  ),
  requestPattern(
    'keep_start',
    {
      en: [String.raw`${ONLY_EN}.*\bfirst ${time('sec')}`],
      it: [String.raw`${ONLY_IT}.*\bprimi ${time('sec')}`],
    },
    (request, { edit }) => keep(request, 0, sec(request.groups.sec), durationOf(edit)),
  ),
  requestPattern(
    'keep_end',
    {
      en: [String.raw`${ONLY_EN}.*\blast ${time('sec')}`],
      it: [String.raw`${ONLY_IT}.*\bultimi ${time('sec')}`],
    },
    (request, { edit }) => {
      const endSec = durationOf(edit);
      return keep(request, Math.max(0, endSec - sec(request.groups.sec)), endSec, endSec);
    },
  ),
  requestPattern(
    'cut_range',
    {
      en: [
        String.raw`${CUT_EN}.*\bfrom ${time('from')} (?:to|until|till) ${time('to')}`,
        String.raw`${CUT_EN}.*\bbetween ${time('from')} and ${time('to')}`,
      ],
      it: [
        String.raw`${CUT_IT}.*\bda(?:l|i)? ${time('from')} (?:a|al|fino a) ${time('to')}`,
        String.raw`${CUT_IT}.*\btra ${time('from')} e ${time('to')}`,
      ],
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
        String.raw`${CUT_EN}.*\b(?:everything|all|the rest)? ?after ${time('sec')}`,
        String.raw`\bend (?:it )?at ${time('sec')}`,
      ],
      it: [String.raw`${CUT_IT}.*\bdopo ${time('sec')}`, String.raw`\bfinisci a ${time('sec')}`],
    },
    (request, { edit }) => keep(request, 0, sec(request.groups.sec), durationOf(edit)),
  ),
  requestPattern(
    'cut_before',
    {
      en: [String.raw`${CUT_EN}.*\bbefore ${time('sec')}`, String.raw`\bstart (?:it )?at ${time('sec')}`],
      it: [
        String.raw`${CUT_IT}.*\bprima di ${time('sec')}`,
        String.raw`\b(?:inizia|comincia) a ${time('sec')}`,
      ],
    },
    (request, { edit }) => keep(request, sec(request.groups.sec), durationOf(edit), durationOf(edit)),
  ),
  requestPattern(
    'cut_start',
    {
      en: [
        String.raw`${CUT_EN}.*\bfirst ${time('sec')}`,
        `${CUT_EN} ${time('sec')} (?:from|at|off) the (?:start|beginning)`,
      ],
      it: [String.raw`${CUT_IT}.*\bprimi ${time('sec')}`, `${CUT_IT} ${time('sec')} all'inizio`],
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
      en: [String.raw`${CUT_EN}.*\blast ${time('sec')}`, `${CUT_EN} ${time('sec')} (?:from|at|off) the end`],
      it: [String.raw`${CUT_IT}.*\bultimi ${time('sec')}`, `${CUT_IT} ${time('sec')} alla fine`],
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
        String.raw`\b(?:make|cut|trim|shorten|get|bring)\b.*\b(?:to|down to|it) ${time('sec')}(?: long| or less)?$`,
      ],
      it: [String.raw`\b(?:accorcia|riduci|porta|fallo|taglia)\b.*\b(?:a|di|durare) ${time('sec')}$`],
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

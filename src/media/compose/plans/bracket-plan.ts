/** A plan between two films: all of it later by the length of the first. Both show whole, before their own blur. */
import type { CompositionPlan, PictureSpan, SoundSpan } from '../composition-plan.ts';
import { laneOf, type PlannedSource, planSource, soundSpan, wholeOutput } from './plan-parts.ts';

export interface Brackets {
  readonly intro: PlannedSource | null;
  readonly outro: PlannedSource | null;
}

/** In whole frames, so that the clip keeps its own. */
export function bracketSec(film: Pick<PlannedSource, 'durationSec'> | null, fps: number): number {
  return Math.round((film?.durationSec ?? 0) * fps) / fps;
}

/** For plans that a brand is put on: none of a conversation. */
export function bracketPlan(plan: CompositionPlan, { intro, outro }: Brackets): CompositionPlan {
  const laterSec = bracketSec(intro, plan.fps);
  const outroSec = bracketSec(outro, plan.fps);
  if (laterSec === 0 && outroSec === 0) return plan;
  const { chat } = plan;
  if (chat !== null) throw new Error('A conversation is timed by its messages and goes between no films.');
  const endSec = laterSec + plan.durationSec;
  const films = [
    ...(intro === null ? [] : [{ film: intro, startSec: 0, endSec: laterSec }]),
    ...(outro === null ? [] : [{ film: outro, startSec: endSec, endSec: endSec + outroSec }]),
  ].filter((span) => span.endSec > span.startSec);
  const known = new Set(plan.sources.map(({ id }) => id));
  const fresh = new Map(films.filter(({ film }) => !known.has(film.id)).map(({ film }) => [film.id, film]));
  const { fps, widthPx, heightPx, backdrop, captions, hook, card, fades, dips = [], logo } = plan;
  const format = { width: widthPx, height: heightPx, fps };
  const joins = [
    ...(laterSec > 0 && fades.inSec > 0
      ? [{ atSec: laterSec, durationSec: 2 * fades.inSec, silences: true as const }]
      : []),
    ...dips.map((dip) => ({ ...dip, atSec: dip.atSec + laterSec })),
    ...(outroSec > 0 && fades.outSec > 0
      ? [{ atSec: endSec, durationSec: 2 * fades.outSec, silences: true as const }]
      : []),
  ];
  const later = <Span extends { readonly startSec: number; readonly endSec: number }>(span: Span): Span => ({
    ...span,
    startSec: span.startSec + laterSec,
    endSec: span.endSec + laterSec,
  });
  // Each field by itself: a new one that has times must not stay where it was.
  return {
    ...{ widthPx, heightPx, fps, backdrop, chat },
    durationSec: endSec + outroSec,
    sources: [...plan.sources, ...[...fresh.values()].map((film) => planSource(film, format))],
    pictures: [
      ...plan.pictures.map(({ target, spans }) => laneOf(target, spans.map(later))),
      laneOf(wholeOutput(format), films.map(pictureOf)),
    ],
    sounds: [...plan.sounds.map(later), ...films.flatMap(soundsOf)],
    captions: captions === null ? null : { ...captions, words: captions.words.map(later), untilSec: endSec },
    hook:
      hook === null
        ? null
        : { ...hook, startSec: (hook.startSec ?? 0) + laterSec, untilSec: hook.untilSec + laterSec },
    texts: plan.texts.map(later),
    card: card === null ? null : later(card),
    // A clip that came out of black and silence comes out of both from its intro, too.
    fades: { inSec: laterSec > 0 ? 0 : fades.inSec, outSec: outroSec > 0 ? 0 : fades.outSec },
    ...(joins.length === 0 ? {} : { dips: joins }),
    ...(logo === undefined ? {} : { logo, logoSpan: { startSec: laterSec, endSec } }),
  };
}

interface FilmSpan {
  readonly film: PlannedSource;
  readonly startSec: number;
  readonly endSec: number;
}

function pictureOf({ film, startSec, endSec }: FilmSpan): PictureSpan {
  const whole = [{ startSec: 0, endSec: Number.MAX_SAFE_INTEGER }];
  return {
    ...{ sourceId: film.id, startSec, endSec, sourceStartSec: 0 },
    ...{ framing: { keyframes: [], whole }, fit: 'cover', zoom: 1 },
  };
}

function soundsOf({ film, startSec, endSec }: FilmSpan): SoundSpan[] {
  if (film.hasAudio !== true) return [];
  return [soundSpan({ sourceId: film.id, startSec, endSec, sourceStartSec: 0 })];
}

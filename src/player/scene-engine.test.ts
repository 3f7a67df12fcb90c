import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CompositionPlan } from '../media/compose/composition-plan.ts';
import { blankPlan, soundSpan } from '../media/compose/plans/plan-parts.ts';
import { lastFrameOf } from '../media/compose/scene.ts';
import { standInPage } from '../testing/player/stand-in-page.ts';
import { IDLE, SceneEngine } from './scene-engine.ts';

describe('the player at the end', () => {
  it('stands on the last frame of the export, whatever the length', () => {
    const length = fc.double({ min: 0.05, max: 600, noNaN: true });
    fc.assert(
      fc.property(length, fc.constantFrom(24, 25, 29.97, 30, 60), (durationSec, fps) => {
        const plan = blankPlan({ width: 180, height: 320, fps }, durationSec);
        let state = IDLE;
        const engine = new SceneEngine({} as HTMLElement, (next) => {
          state = next;
        });
        engine.setPlan(plan, {});
        engine.seek(durationSec);
        expect(Math.floor(state.timeSec * fps + 1e-6)).toBe(Math.max(0, lastFrameOf(plan)));
      }),
    );
  });
});

const FILM = 'https://files.example/film';
const SONG = 'https://files.example/song';
const ADDRESSES = { film: FILM, song: SONG };
const SPAN = { startSec: 0, endSec: 10, sourceStartSec: 0 };
/** Ten seconds of a film that is seen, with a song that is only heard. */
const FILM_AND_SONG: CompositionPlan = {
  ...blankPlan({ width: 180, height: 320, fps: 25 }, 10),
  pictures: [
    {
      target: { x: 0, y: 0, width: 180, height: 320 },
      spans: [{ ...SPAN, sourceId: 'film', framing: { keyframes: [] }, fit: 'cover', zoom: 1 }],
    },
  ],
  sounds: [soundSpan({ ...SPAN, sourceId: 'song' })],
};

function opened(plan = FILM_AND_SONG) {
  const page = standInPage();
  let state = IDLE;
  const engine = new SceneEngine(page.holder, (next) => {
    state = next;
  });
  engine.setPlan(plan, ADDRESSES);
  return { ...page, engine, state: () => state };
}

/** An engine that plays, both of its files there. */
function playing() {
  const player = opened();
  const [film, song] = [player.playing(FILM), player.playing(SONG)];
  player.engine.play();
  for (const element of [film, song]) element.arrive();
  player.frameAt(0);
  return { ...player, film, song };
}

describe('a player of several files', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('waits for all of them, and goes by the one that is seen', () => {
    const { engine, playing: of, frameAt, state } = opened();
    const [film, song] = [of(FILM), of(SONG)];
    engine.play();
    film.arrive();
    frameAt(0);
    frameAt(100);
    expect([film.paused, song.paused, state().timeSec]).toEqual([true, true, 0]);
    song.arrive();
    frameAt(200);
    expect([film.paused, song.paused]).toEqual([false, false]);
    film.currentTime = 2;
    song.currentTime = 1.9;
    frameAt(300);
    expect(state().timeSec).toBeCloseTo(2, 6);
    // What is behind runs after the clock.
    expect(song.playbackRate).toBeGreaterThan(1);
    expect(film.playbackRate).toBe(1);
  });

  it('stops all of them where one fails, and plays on where it was with a new address', () => {
    const { engine, film, song, frameAt, state, playing: of } = playing();
    film.currentTime = 3;
    song.currentTime = 3;
    frameAt(100);
    film.fail('gone');
    expect([film.paused, song.paused]).toEqual([true, true]);
    expect(state()).toMatchObject({ playing: false, failure: 'gone', wantsAddresses: true });
    const renewed = 'https://files.example/film?again';
    engine.setPlan(FILM_AND_SONG, { ...ADDRESSES, film: renewed });
    expect(state()).toMatchObject({ playing: true, failure: null, wantsAddresses: false });
    expect(of(renewed).currentTime).toBeCloseTo(3, 2);
  });

  it('stands where it stood after a moment without a plan, and at the end of a shorter one', () => {
    const { engine, state } = playing();
    engine.pause();
    engine.seek(8);
    engine.setPlan(null, ADDRESSES);
    engine.setPlan(FILM_AND_SONG, ADDRESSES);
    engine.step(0);
    expect(state().timeSec).toBeCloseTo(8, 6);
    const shorter = { ...FILM_AND_SONG, durationSec: 6 };
    engine.setPlan(shorter, ADDRESSES);
    expect(state().timeSec).toBeCloseTo(lastFrameOf(shorter) / 25, 6);
  });

  it('goes on muted where the device has no sound output', () => {
    const { film, state } = playing();
    film.fail('MediaSinkAudioError');
    expect(state()).toMatchObject({ playing: true, failure: null, muted: true, unheard: true });
    expect(film.load).toHaveBeenCalled();
    expect(film.muted).toBe(true);
  });

  it('runs backwards by the clock of the page, faster when asked again, to the start', () => {
    const { engine, film, song, frameAt, state } = playing();
    engine.seek(4);
    engine.pause();
    engine.runBack();
    engine.runBack();
    expect(state()).toMatchObject({ playing: false, backRate: 2 });
    frameAt(1000);
    frameAt(1100);
    expect(state().timeSec).toBeCloseTo(3.8, 6);
    expect([film.paused, song.paused]).toEqual([true, true]);
    for (let ms = 1300; state().backRate > 0 && ms < 9000; ms += 200) frameAt(ms);
    expect(state()).toMatchObject({ backRate: 0, timeSec: 0 });
  });
});

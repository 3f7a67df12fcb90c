/** When sound is heard that comes out of a decoder, however it comes. */
import { expect, it } from 'vitest';
import { LaidSound } from './laid-sound.ts';

/** When each of such lengths is heard that come out, one after the other. */
const heard = (laid: LaidSound, lengthsSec: readonly number[]): number[] =>
  lengthsSec.map((lengthSec) => laid.next(lengthSec));

it('what comes out is laid by its packet, also behind a gap and over what was before', () => {
  const laid = new LaidSound();
  for (const fromSec of [-0.02, 0, 0.02, 0.9, 0.91]) laid.put(fromSec, 0.02);
  expect(heard(laid, [0.02, 0.02, 0.02, 0.02, 0.02])).toEqual([-0.02, 0, 0.02, 0.9, 0.91]);
});

it('a decoder may give several packets at once, a part of one, and some of them later', () => {
  const laid = new LaidSound();
  for (const fromSec of [0, 1, 5, 6]) laid.put(fromSec, 1);
  expect(heard(laid, [1.5, 0.5])).toEqual([0, 1.5]);
  laid.put(8, 1);
  expect(heard(laid, [0.25, 0.75, 1, 0.5, 0.5])).toEqual([5, 5.25, 6, 8, 8.5]);
});

it('a packet that gives nothing is passed over', () => {
  const laid = new LaidSound();
  laid.put(3, 0);
  laid.put(3.01, 0.02);
  expect(laid.next(0.02)).toBe(3.01);
});

it('what comes out without a packet follows what was before', () => {
  const laid = new LaidSound();
  laid.put(2, 1);
  expect(heard(laid, [1, 0.5, 0.5])).toEqual([2, 3, 3.5]);
});

it('an hour of packets of 1024 samples at 44100 Hz does not lose its place', () => {
  const [laid, lengthSec] = [new LaidSound(), 1024 / 44_100];
  let worstSec = 0;
  for (let at = 0; at < 155_000; at += 1) {
    const fromSec = at * lengthSec + (at > 100_000 ? 60 : 0);
    laid.put(fromSec, lengthSec);
    worstSec = Math.max(worstSec, Math.abs(laid.next(lengthSec) - fromSec));
  }
  expect(worstSec).toBeLessThan(1e-5);
});

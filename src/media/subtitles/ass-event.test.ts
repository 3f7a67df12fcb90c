import { expect, it } from 'vitest';
import { textOfAssEvent } from './ass-event.ts';

const event = (text: string) => textOfAssEvent(`12,0,Default,Ann,0,0,0,,${text}`);

it('is its text without styles, on its lines', () => {
  expect(event('Well, {\\i1}this{\\i0}, yes')).toBe('Well, this, yes');
  expect(event('{\\an8\\pos(10,20)}Above\\Nbelow\\hit')).toBe('Above\nbelow\u00a0it');
  expect(event('an open { brace')).toBe('an open { brace');
});

it('is nothing where letters draw, and goes on after', () => {
  expect(event('{\\p1}m 0 0 l 10 0 10 10{\\p0}')).toBe('');
  expect(event('Sign {\\c&HFF&\\p2}m 0 0{\\p0} here')).toBe('Sign  here');
  expect(textOfAssEvent('not an event')).toBe('');
});

it('takes time in proportion to its length', () => {
  expect(event('{\\p1'.repeat(20_000))).toHaveLength(80_000);
});

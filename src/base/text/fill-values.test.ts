import { expect, it } from 'vitest';
import { fillValues } from './fill-values.ts';

it('fills every name in braces with its text, and nothing else', () => {
  const text = fillValues('{name} has {count} {} {a b} rows, {name}.', (name) => `<${name}$&>`);
  expect(text).toBe('<name$&> has <count$&> {} {a b} rows, <name$&>.');
});

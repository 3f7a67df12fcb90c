import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSealer, readSealer } from './secret-sealer.ts';
import { UsageError } from './usage-error.ts';

const SECRET = 'a secret of thirty-two characters';

it('what is sealed opens with the same secret and purpose, and is not readable', async () => {
  const [one, other] = [await createSealer(SECRET), await createSealer(SECRET)];
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (text, purpose) => {
      const sealed = await one.seal(text, purpose);
      expect(sealed).toMatch(/^1\.[\w-]+$/);
      expect(await other.open(sealed, purpose)).toBe(text);
      expect(await one.open(sealed, `${purpose}.`)).toBeNull();
    }),
  );
  expect(await one.seal('sk-1', '')).not.toBe(await one.seal('sk-1', ''));
});

it('what was sealed with another secret, changed or never sealed does not open', async () => {
  const sealer = await createSealer(SECRET);
  const sealed = await sealer.seal('sk-1', 'x');
  expect(await (await createSealer(`${SECRET}!`)).open(sealed, 'x')).toBeNull();
  const last = sealed.at(-5) === 'A' ? 'B' : 'A';
  for (const wrong of [
    `${sealed.slice(0, -5)}${last}${sealed.slice(-4)}`,
    '',
    '1.',
    '1.*',
    'sk-1',
    sealed.slice(0, 9),
  ])
    expect(await sealer.open(wrong, 'x')).toBeNull();
});

it('no secret is no sealer, and a short one is refused', async () => {
  expect(await readSealer(undefined)).toBeUndefined();
  expect(await readSealer('')).toBeUndefined();
  await expect(readSealer('short')).rejects.toThrow(UsageError);
  expect(await readSealer(SECRET)).toBeDefined();
});

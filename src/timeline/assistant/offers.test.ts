import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editContext, startEdit } from '../../testing/timeline/made-edits.ts';
import { nearestOffers, workingOffers } from './offers.ts';
import { REPLIES } from './replies/replies.ts';
import { understand } from './understand.ts';

describe.each(['en', 'it'] as const)('the requests offered in %s', (language) => {
  it.each(REPLIES[language].offers)('%s is understood', (request) => {
    expect(understand(request)).toMatchObject({ language, notUnderstood: null });
  });

  it('are only those that would change the edit', () => {
    const offered = (silent: boolean) =>
      workingOffers(
        language,
        startEdit(),
        { ...editContext(), silencesOf: () => (silent ? [{ startSec: 2, endSec: 4 }] : []) },
        [],
      );
    const [pauses = ''] = REPLIES[language].offers;
    expect(offered(true)).toContain(pauses);
    expect(offered(false)).not.toContain(pauses);
    expect(offered(false).length).toBeGreaterThanOrEqual(3);
  });

  it('are their own nearest, misspelt too, and always three', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REPLIES[language].offers), fc.nat(), (offer, at) => {
        expect(nearestOffers(offer, REPLIES[language].offers)[0]).toBe(offer);
        const cut = at % offer.length;
        const misspelt = `${offer.slice(0, cut)}${offer.slice(cut + 1)}`;
        expect(nearestOffers(misspelt, REPLIES[language].offers)).toContain(offer);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (message) => {
        expect(new Set(nearestOffers(message, REPLIES[language].offers)).size).toBe(3);
      }),
    );
  });
});

it('the nearest to a request are about the same', () => {
  expect(nearestOffers('please get rid of all pausing', REPLIES.en.offers)).toContain('Remove the pauses');
  expect(nearestOffers('vorrei un titolo che lampeggia', REPLIES.it.offers)[0]).toContain('titolo');
});

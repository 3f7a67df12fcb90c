import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLATFORM_LIMITS, POSTING_PLATFORMS } from '../../../contract/posting-platforms.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { faultsOf, hashtagsIn, postTextByRule, postTextOf } from './platform-texts.ts';

const SOCIAL = { title: 'Waiting well', caption: 'How to wait.', hashtags: ['#wait', '#calm'] };
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.constantFrom('#tag', 'word', 'größer', '👍🏽', '\n', '#città'), { maxLength: 2000 })
    .map((words) => words.join(' ')),
);
const social = fc.record({
  title: text,
  caption: text,
  hashtags: fc.array(fc.stringMatching(/^#[a-z]{1,12}$/), { maxLength: 40 }),
});

describe('the words to post', () => {
  it('have a title of their own on YouTube, and begin with it elsewhere', () => {
    expect(postTextByRule('shorts', SOCIAL)).toEqual({
      title: 'Waiting well',
      text: 'How to wait.\n\n#wait #calm',
    });
    expect(postTextByRule('reels', SOCIAL)).toEqual({
      title: '',
      text: 'Waiting well\n\nHow to wait.\n\n#wait #calm',
    });
  });

  it('are always inside what a platform takes, whatever a clip says', () => {
    fc.assert(
      fc.property(social, fc.constantFrom(...POSTING_PLATFORMS), (said, platform) => {
        const made = postTextByRule(platform, said);
        expect(faultsOf(platform, made, 30)).toEqual({
          hashtagsOver: 0,
          isTooLong: false,
          isTextOver: false,
        });
        expect(`${made.title}${made.text}`).not.toMatch(/\p{Cs}/u);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('are cut between words, and the tags stay whole', () => {
    const long = { ...SOCIAL, title: 'word '.repeat(40).trim(), caption: 'again '.repeat(2000).trim() };
    const { title, text: said } = postTextByRule('shorts', long);
    expect(title).toBe(`${'word '.repeat(19)}word…`);
    expect(said).toMatch(/again…\n\n#wait #calm$/);
    expect(said.length).toBeGreaterThan(PLATFORM_LIMITS.shorts.textMaxChars - 10);
    // A word without an end is cut where it must be.
    expect(postTextByRule('shorts', { ...SOCIAL, title: 'x'.repeat(150) }).title).toBe(`${'x'.repeat(99)}…`);
  });

  it('keep as words what would be hashtags too many', () => {
    const tags = Array.from({ length: 8 }, (_, index) => `#tag${index}`);
    expect(hashtagsIn(postTextByRule('tiktok', { ...SOCIAL, hashtags: tags }).text)).toEqual(
      tags.slice(0, 5),
    );
    const inside = postTextByRule('tiktok', {
      ...SOCIAL,
      caption: `${tags.join(' ')} told`,
      hashtags: ['#more'],
    });
    expect(inside.text).toBe('Waiting well\n\n#tag0 #tag1 #tag2 #tag3 #tag4 tag5 tag6 tag7 told');
  });

  it('are those written by hand where there are, whose faults are told', () => {
    const mine = { title: 'y'.repeat(101), text: '#a #b #c #d #e #f' };
    const posting = { texts: { shorts: mine, tiktok: mine } };
    expect(postTextOf('shorts', SOCIAL, posting)).toBe(mine);
    expect(faultsOf('shorts', mine, 181)).toEqual({ hashtagsOver: 0, isTooLong: true, isTextOver: true });
    expect(faultsOf('tiktok', mine, 180)).toEqual({ hashtagsOver: 1, isTooLong: false, isTextOver: false });
    expect(faultsOf('linkedin', { title: '', text: 'z'.repeat(3001) }, 600)).toMatchObject({
      isTextOver: true,
    });
  });
});

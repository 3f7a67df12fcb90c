import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PackagedClip, type PostedClip, postFile, postName, postTable, postText } from './post-texts.ts';

const CLIP: PostedClip = {
  title: 'The art of waiting',
  hook: 'Wait.',
  durationSec: 31.26,
  social: { title: 'Waiting well', caption: 'How to wait.', hashtags: ['#wait', '#calm'] },
};

const PACKED: PackagedClip = { ...CLIP, texts: {}, hasCover: true };

describe('the words of a package', () => {
  it('are title, hook, caption and hashtags, each where there is one', () => {
    expect(postText(CLIP)).toBe('Waiting well\n\nWait.\n\nHow to wait.\n\n#wait #calm\n');
    expect(postText({ ...CLIP, hook: null, social: null })).toBe('The art of waiting\n');
  });

  it('stand in a table that no spreadsheet runs, a row a clip', () => {
    const bare = { ...PACKED, title: 'x', social: { title: '=1+1', caption: '', hashtags: [] } };
    const mine = { texts: { tiktok: { title: '', text: 'Mine' } }, hasCover: false };
    const [head, first, ...rest] = postTable([PACKED, { ...bare, ...mine }]).split('\r\n');
    expect(head).toBe(
      'file,cover,title,hook,caption,hashtags,durationSec,youtubeTitle,youtubeText,tiktokText,reelsText,linkedinText',
    );
    expect(first).toMatch(
      /^01 The art of waiting\.mp4,01 The art of waiting\.jpg,Waiting well,Wait\.,How to wait\.,#wait #calm,31\.3,Waiting well,/,
    );
    expect(rest).toEqual(["02 x.mp4,,'=1+1,Wait.,,,31.3,'=1+1,,Mine,'=1+1,'=1+1", '']);
  });

  it('say what to post on each platform, by rule or as it was written', () => {
    const texts = { shorts: { title: 'My title', text: 'My text' } };
    const [whole = '', ...parts] = postFile({ ...PACKED, texts }).split(/^== /m);
    expect(whole).toBe(`${postText(CLIP)}\n`);
    expect(parts.map((part) => part.split(' ==')[0])).toEqual([
      'YouTube Shorts',
      'TikTok',
      'Instagram Reels',
      'LinkedIn',
    ]);
    expect(parts[0]).toBe('YouTube Shorts ==\n\nMy title\n\nMy text\n\n');
    expect(parts[1]).toBe('TikTok ==\n\nWaiting well\n\nHow to wait.\n\n#wait #calm\n\n');
  });

  it('are in files of different names that any file system takes, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 120 }), (titles) => {
        const names = titles.map((title, index) => postName({ title }, index, titles.length));
        expect(new Set(names).size).toBe(names.length);
        expect([...names].sort((a, b) => (a.slice(0, 3) < b.slice(0, 3) ? -1 : 1))).toEqual(names);
        for (const name of names) expect(name).toMatch(/^\d{2,3}(?: [^\\/:*?"<>|\p{Cc}]*)?$/u);
      }),
    );
  });
});

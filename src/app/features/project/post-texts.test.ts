import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PostedClip, postName, postTable, postText } from './post-texts.ts';

const CLIP: PostedClip = {
  title: 'The art of waiting',
  hook: 'Wait.',
  durationSec: 31.26,
  social: { title: 'Waiting well', caption: 'How to wait.', hashtags: ['#wait', '#calm'] },
};

describe('the words of a package', () => {
  it('are title, hook, caption and hashtags, each where there is one', () => {
    expect(postText(CLIP)).toBe('Waiting well\n\nWait.\n\nHow to wait.\n\n#wait #calm\n');
    expect(postText({ ...CLIP, hook: null, social: null })).toBe('The art of waiting\n');
  });

  it('stand in a table that no spreadsheet runs, a row a clip', () => {
    const clips = [CLIP, { ...CLIP, title: 'x', social: { title: '=1+1', caption: '', hashtags: [] } }];
    expect(postTable(clips).split('\r\n')).toEqual([
      'file,title,hook,caption,hashtags,durationSec',
      '01 The art of waiting.mp4,Waiting well,Wait.,How to wait.,#wait #calm,31.3',
      "02 x.mp4,'=1+1,Wait.,,,31.3",
      '',
    ]);
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

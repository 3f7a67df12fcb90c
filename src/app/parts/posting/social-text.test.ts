import { describe, expect, it } from 'vitest';
import { socialText } from './social-text.ts';

const hashtags = ['#train', '#late'];

describe('the words to post a clip with', () => {
  it('name hashtags once where the caption ends with them', () => {
    const text = socialText({ title: 'T', caption: 'He was late.\n\n#train #late', hashtags });
    expect(text).toEqual({ title: 'T', caption: 'He was late.', hashtags: '#train #late' });
  });

  it('add the hashtags a caption lacks and keep those it uses in a sentence', () => {
    const text = socialText({ title: 'T', caption: 'Never take the #train.', hashtags });
    expect(text).toEqual({ title: 'T', caption: 'Never take the #train.', hashtags: '#late' });
  });

  it('leave a caption without hashtags as it is', () => {
    const text = socialText({ title: 'T', caption: 'One.\n\nTwo.', hashtags: [] });
    expect(text).toEqual({ title: 'T', caption: 'One.\n\nTwo.', hashtags: '' });
  });

  it('have hashtags that are marked as such, however the service writes them', () => {
    const text = socialText({ title: 'T', caption: 'He was late.\n\n#train', hashtags: ['train', '##late'] });
    expect(text).toEqual({ title: 'T', caption: 'He was late.', hashtags: '#train #late' });
  });
});

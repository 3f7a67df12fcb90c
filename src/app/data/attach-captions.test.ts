import { describe, expect, it } from 'vitest';
import { captionsLanguage } from './attach-captions.ts';

describe('the language of a subtitle file', () => {
  it('is the one its name gives, whatever the project says', () => {
    expect(captionsLanguage('talk.it.srt', 'en')).toBe('it');
    expect(captionsLanguage('Talk.EN.VTT', 'it')).toBe('en');
  });

  it('is the project’s where the name gives none', () => {
    expect(captionsLanguage('talk.srt', 'it')).toBe('it');
    expect(captionsLanguage('it.mp4.srt', 'en')).toBe('en');
  });

  it('is for the words to tell where the project is to find out or knows another', () => {
    expect(captionsLanguage('talk.srt', 'auto')).toBeNull();
    expect(captionsLanguage('talk.de.srt', null)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { captionFileOf, captionsLanguage } from './attach-captions.ts';

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
    expect(captionsLanguage('talk.pt-BR.srt', 'en')).toBeNull();
    expect(captionsLanguage('talk.it-CH.srt', 'en')).toBe('it');
  });
});

describe('a subtitle file', () => {
  const sent = (name: string, text: string) => captionFileOf(new File([text], name));

  it('is sent as it is where a service reads it', async () => {
    const srt = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';
    expect(await sent('talk.srt', srt)).toEqual({ format: 'srt', text: srt });
    expect(await sent('talk.vtt', 'WEBVTT\n')).toEqual({ format: 'vtt', text: 'WEBVTT\n' });
  });

  it('of another program is sent as WebVTT, also when it was kept over a reload', async () => {
    const vtt = await sent('talk.sbv', '0:00:01.000,0:00:02.000\nHello\n');
    expect(vtt).toEqual({ format: 'vtt', text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n' });
    expect(await sent('talk.sbv', vtt.text)).toEqual(vtt);
  });

  it('that is none goes to the service, which says what is wrong with it', async () => {
    expect(await sent('talk.json', '{"id":1}')).toEqual({ format: 'srt', text: '{"id":1}' });
  });
});

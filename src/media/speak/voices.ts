/** The eight voices, four a language: who they are for people, and how eSpeak NG is set for each. */

export type SpokenLanguage = 'en' | 'it';

export interface Voice {
  /** `<language>-<name>` */
  readonly id: string;
  readonly language: SpokenLanguage;
  readonly name: string;
  readonly description: string;
  readonly setting: VoiceSetting;
}

/** eSpeak NG's own scales: pitch and its range 0 to 99 with 50 as usual, rate in words a minute. */
export interface VoiceSetting {
  readonly espeakVoice: string;
  readonly pitch: number;
  readonly pitchRange: number;
  readonly wordsPerMin: number;
}

/** Settings differ in timbre, pitch and pace: some of the timbres alone are too close to tell apart. */
export const VOICES: readonly Voice[] = [
  voice('en', 'Grace', 'American, clear and lively.', 'en-us+f3', 62, 60, 168),
  voice('en', 'Jack', 'American, plain and quick.', 'en-us', 44, 48, 178),
  voice('en', 'Henry', 'British, deep and unhurried.', 'en-gb-x-rp+m3', 22, 44, 148),
  voice('en', 'Isla', 'Scottish, warm and even.', 'en-gb-scotland+f2', 50, 52, 158),
  voice('it', 'Giulia', 'Clear and lively.', 'it+f3', 62, 60, 172),
  voice('it', 'Marco', 'Plain and quick.', 'it', 48, 50, 182),
  voice('it', 'Bruno', 'Deep and unhurried.', 'it+m3', 16, 40, 146),
  voice('it', 'Chiara', 'Soft and even.', 'it+f5', 40, 56, 156),
];

/** undefined where no voice has this id. */
export function findVoice(id: string): Voice | undefined {
  return VOICES.find((candidate) => candidate.id === id);
}

function voice(
  language: SpokenLanguage,
  name: string,
  description: string,
  espeakVoice: string,
  pitch: number,
  pitchRange: number,
  wordsPerMin: number,
): Voice {
  return {
    id: `${language}-${name.toLowerCase()}`,
    language,
    name,
    description,
    setting: { espeakVoice, pitch, pitchRange, wordsPerMin },
  };
}

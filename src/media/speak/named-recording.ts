/** A text as a voice elsewhere spoke it: a sound file for each of its sentences. */

export interface RecordedSpeech {
  readonly language: string;
  /** One for each of `sentencesOf` the text. */
  readonly sentences: readonly Blob[];
}

/** The same by the names of files. */
export interface NamedRecording {
  readonly language: string;
  readonly files: readonly string[];
}

/** A text, and the file its speech is written to. */
export interface TextForFile {
  readonly text: string;
  /** One of VOICES, or the sentences of the text as another voice spoke them. */
  readonly voice: string | NamedRecording;
  readonly title?: string;
  readonly outputFile: string;
}

/** Texts with their recordings, where there are some, by reference and not read. */
export function withRecordings<Text extends { readonly voice: string | NamedRecording }>(
  texts: readonly Text[],
  read: (name: string) => Promise<Blob>,
): Promise<(Omit<Text, 'voice'> & { readonly voice: string | RecordedSpeech })[]> {
  return Promise.all(
    texts.map(async ({ voice, ...text }) => {
      if (typeof voice === 'string') return { ...text, voice };
      const sentences = await Promise.all(voice.files.map(read));
      return { ...text, voice: { language: voice.language, sentences } };
    }),
  );
}

/** The parts used of a package without types, and of the chunk the voice pack plugin makes. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    readonly type: string;
    /** 1-based, in code points. */
    readonly text_position: number;
    /** Milliseconds. */
    readonly audio_position: number;
  }

  export interface EspeakWorker {
    get_samplerate(): number;
    /** 0: set. 2: there is no such voice, and the one before stays. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    set_rate(wordsPerMin: number): void;
    /** Synchronous. `onPiece` returns true to stop. */
    synthesize(text: string, onPiece: (samples: Int16Array, events: readonly EspeakEvent[]) => boolean): void;
  }

  export default function load(options: {
    getPreloadedPackage: () => ArrayBuffer;
  }): Promise<{ readonly eSpeakNGWorker: new () => EspeakWorker }>;
}

declare module 'virtual:voice-pack' {
  export const voicePackBase64: string;
}

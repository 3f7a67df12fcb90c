/** The parts of parakeet.js used here; its own types leave out how a model is put together from sessions. */
declare module 'parakeet.js/parakeet' {
  export interface HeardWord {
    readonly text: string;
    readonly start_time: number;
    readonly end_time: number;
  }

  export class ParakeetModel {
    constructor(parts: {
      readonly tokenizer: {
        readonly id2token: readonly string[];
        readonly blankId: number;
        readonly blankToken: string;
        decode(ids: readonly number[]): string;
      };
      readonly encoderSession: unknown;
      readonly joinerSession: unknown;
      readonly preprocessor: unknown;
      readonly ort: unknown;
      readonly nMels: number;
    });
    transcribe(
      samples: Float32Array,
      sampleRate: number,
      options: { readonly returnTimestamps: boolean; readonly enableProfiling: boolean },
    ): Promise<{ readonly words: readonly HeardWord[] }>;
  }
}

declare module 'parakeet.js/mel' {
  export class JsPreprocessor {
    constructor(options: { readonly nMels: number });
  }
}

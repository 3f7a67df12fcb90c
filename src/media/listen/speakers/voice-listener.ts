/** What tells speakers apart hears through; tests bring one of their own. */

export interface VoiceListener {
  readonly sampleRate: number;
  /** Scores of the classes of `powerset.ts`, frame by frame, of a window of full length. */
  segment(samples: Float32Array<ArrayBuffer>): Promise<Float32Array>;
  /** How somebody sounds who alone says all of it. */
  embed(samples: Float32Array<ArrayBuffer>): Promise<Float32Array>;
}

/** Throws SpeechModelError. */
export type OpenVoiceListener = () => Promise<VoiceListener>;

/** The parts of sherpa-onnx-node used here; it brings no types of its own. */
declare module 'sherpa-onnx-node' {
  interface Stream {
    acceptWaveform(sound: { readonly samples: Float32Array; readonly sampleRate: number }): void;
  }

  interface Result {
    readonly tokens: readonly string[];
    readonly timestamps: readonly number[];
    readonly durations: readonly number[];
  }

  class OfflineRecognizer {
    static createAsync(config: object): Promise<OfflineRecognizer>;
    createStream(): Stream;
    decodeAsync(stream: Stream): Promise<Result>;
  }

  const library: { readonly OfflineRecognizer: typeof OfflineRecognizer };
  export = library;
}

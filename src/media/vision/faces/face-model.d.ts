/** The chunk the face model plugin makes. */
declare module 'virtual:face-model' {
  /** Each file gzipped, as base64. */
  export const model: string;
  export const weights: string;
  export const wasm: string;
}

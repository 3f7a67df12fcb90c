/** What `assemblyscript-plugin.ts` gives for an import of an AssemblyScript file. */
declare module '*.as.ts?assemblyscript' {
  export const wasmBytes: Uint8Array<ArrayBuffer>;
}

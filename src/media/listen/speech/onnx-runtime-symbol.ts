/** Where the speech library looks for a runtime before it loads its own. */
export const ONNX_RUNTIME = Symbol.for('onnxruntime');

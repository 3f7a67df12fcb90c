/** Rendering failed for a reason the user can be told; `message` is one plain sentence. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
}

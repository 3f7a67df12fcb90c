/** What became of a file that was to be made an MP4. */
export type Conversion =
  | { readonly kind: 'converted' }
  /** Nothing here reads the file. */
  | { readonly kind: 'not_read' }
  /** `codec` as people call it. */
  | { readonly kind: 'no_decoder'; readonly part: 'picture' | 'sound'; readonly codec: string };

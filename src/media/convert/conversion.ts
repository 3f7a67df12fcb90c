/** What became of a file that was to be made another. */
export type Conversion =
  | { readonly kind: 'converted' }
  /** Nothing here reads the file. */
  | { readonly kind: 'not_read' }
  /** `codec` as people call it. */
  | {
      readonly kind: 'no_decoder';
      /** `sound` of a file that has nothing else. */
      readonly part: 'picture' | 'film_sound' | 'sound';
      readonly codec: string;
    };

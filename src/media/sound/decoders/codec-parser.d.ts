/** The names of what codec-parser finds in a page of Ogg are symbols, which its own types leave out. */
import 'codec-parser';

declare module 'codec-parser' {
  export const codecFrames: unique symbol;
  export const data: unique symbol;
  export const header: unique symbol;
  export const vorbisSetup: unique symbol;
}

/** Films, as file pickers offer them; what a file is, the upload finds out from its bytes. */

/** Read where they are as well as copied. */
export const FILM_ACCEPT = 'video/*,.mkv,.mov,.ts,.m2ts,.webm,.mp4';
export const VIDEO_ACCEPT = `${FILM_ACCEPT},.avi`;
const VIDEO_NAME = /\.(mp4|m4v|mov|mkv|webm|ts|m2ts|mts|avi)$/i;

/** By its name, among other files of a folder. */
export function isNamedVideo({ name, type }: File): boolean {
  return VIDEO_NAME.test(name) || type.startsWith('video/');
}

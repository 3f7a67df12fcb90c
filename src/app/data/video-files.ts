/** Films, as file pickers offer them; what a file is, the upload finds out from its bytes. */

/** Read where they are as well as copied. */
const FILM_ENDINGS = ['.mkv', '.mov', '.ts', '.m2ts', '.mts', '.webm', '.mp4', '.m4v'];
const VIDEO_ENDINGS = [...FILM_ENDINGS, '.avi', '.flv'];
export const FILM_ACCEPT = ['video/*', ...FILM_ENDINGS].join();
export const VIDEO_ACCEPT = ['video/*', ...VIDEO_ENDINGS].join();

/** By its name, among other files of a folder. */
export function isNamedVideo({ name, type }: File): boolean {
  return type.startsWith('video/') || VIDEO_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

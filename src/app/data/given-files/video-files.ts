/** Films, as file pickers offer them; what a file is, the upload finds out from its bytes. */

/** Read where they are as well as copied. */
const FILM_ENDINGS = ['.mkv', '.mov', '.ts', '.m2ts', '.mts', '.webm', '.mp4', '.m4v'];
/** Made an MP4 by a service of ours, those of the second row by one at home alone. */
const CONVERTED_ENDINGS = [
  ...['.avi', '.flv'],
  ...['.wmv', '.asf', '.mpg', '.mpeg', '.vob', '.dv', '.mxf', '.ogv', '.rm', '.rmvb'],
];
const VIDEO_ENDINGS = [...FILM_ENDINGS, ...CONVERTED_ENDINGS];
export const FILM_ACCEPT = ['video/*', ...FILM_ENDINGS].join();
export const VIDEO_ACCEPT = ['video/*', ...VIDEO_ENDINGS].join();

/** By its name, among other files of a folder. */
export function isNamedVideo({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('video/') || VIDEO_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

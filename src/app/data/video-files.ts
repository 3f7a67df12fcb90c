/** Films, as file pickers offer them; what a file is, the upload finds out from its bytes. */

/** Read where they are as well as copied. */
export const FILM_ACCEPT = 'video/*,.mkv,.mov,.ts,.m2ts,.webm,.mp4';
export const VIDEO_ACCEPT = `${FILM_ACCEPT},.avi`;

/** A clock that begins so late is that of a stream. Less is an edit list, the order of pictures, or sound that begins before its picture. */
export const LATE_SEC = 1;

/** What the numbers of an edit may be, for its schema, its model, its controls and its assistant alike. */

/** Seconds of the source a second. */
export const SPEED = { least: 0.25, most: 4 } as const;
/** 1 shows the whole frame. */
export const ZOOM = { least: 1, most: 4 } as const;
/** 1 is as recorded. */
export const VOLUME_MOST = 2;
/** Of music where nobody says how loud: under what is said. */
export const MUSIC_VOLUME = 0.3;
/** Times the size of a text's preset. */
export const TEXT_SCALE = { least: 0.5, most: 3 } as const;
export const TRANSITION_SEC = { least: 0.1, usual: 0.5, most: 3 } as const;

/**
 * How long tests wait, all of them alike: on a busy machine everything takes many times what it takes on a calm one, and only
 * what hangs may run into these. No test asserts a speed.
 */

/** A test, and what is done before or after it. */
export const TEST_ENDS_WITHIN_MS = 900_000;
/** What a test looks for is there. */
export const SEEN_WITHIN_MS = 300_000;
/** A page looks as it is kept, or twice alike. Shorter, as a change of style is met by each page four times. */
export const RESTS_WITHIN_MS = 90_000;
/** A process that was started answers. */
export const READY_WITHIN_MS = 180_000;
/** An answer to a request, a word of a process that reads a small file. */
export const ANSWERED_WITHIN_MS = 120_000;

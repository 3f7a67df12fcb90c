/** Signs of life while a film is read and nothing of it can be written yet: a silent render is taken for stuck. */

/** An hour of sound takes minutes to hear where it is stretched, and a Matroska of hours to be read through. */
const SIGN_EVERY_SEC = 10;
const ROUNDING_SEC = 1e-6;

/** Passes `parts` on. `onSign` is called behind each ten seconds of them. @param secOf how long a part is */
export async function* withSigns<Part>(
  parts: AsyncIterable<Part>,
  secOf: (part: Part) => number,
  onSign: () => void,
): AsyncGenerator<Part, void> {
  let sinceSignSec = 0;
  for await (const part of parts) {
    yield part;
    sinceSignSec += secOf(part);
    if (sinceSignSec < SIGN_EVERY_SEC - ROUNDING_SEC) continue;
    sinceSignSec = 0;
    onSign();
  }
}

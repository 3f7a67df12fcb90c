/** The tokens Whisper begins with when it is told names and terms beforehand. Pure. */

/** Half of the 448 tokens of Whisper's text, less the one that opens the prompt (Whisper paper, section 2.3). */
const PROMPT_TOKENS_MAX = 223;

/**
 * `start`: start of transcript, language and task. Null where there is nothing to tell, or the model does not name
 * the tokens, so that it begins as it always does. Of too many terms the last ones count, as in Whisper itself.
 */
export function promptTokens(
  previousToken: number | undefined,
  terms: readonly number[],
  start: readonly (number | undefined)[],
): number[] | null {
  if (previousToken === undefined || terms.length === 0) return null;
  const known = start.filter((token) => token !== undefined);
  if (known.length < start.length) return null;
  return [previousToken, ...terms.slice(-PROMPT_TOKENS_MAX), ...known];
}

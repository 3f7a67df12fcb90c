/**
 * What the oldest browsers this runs in (`hosts/browser/can-start.ts`) do not have yet of what is made use of, as the
 * standards describe it: Chromium up to 119 and Safari up to 17.3. Entries of the browser import this before anything else.
 */

/** DOM standard, section 3.2. */
AbortSignal.any ??= (signals) => {
  const any = new AbortController();
  const aborted = [...signals].find((signal) => signal.aborted);
  if (aborted !== undefined) any.abort(aborted.reason);
  // They hear nothing more once one of them ended it.
  else
    for (const signal of signals)
      signal.addEventListener('abort', () => any.abort(signal.reason), { signal: any.signal });
  return any.signal;
};

/** URL standard, section 6.1. */
URL.canParse ??= (url, base) => {
  try {
    return new URL(url, base).href !== '';
  } catch {
    return false;
  }
};

export {};

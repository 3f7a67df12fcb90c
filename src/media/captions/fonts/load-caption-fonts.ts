/** Loads caption fonts into the current window or worker. Layout never waits for them; painting does. */
import type { CaptionFont } from '../../../base/caption-fonts.ts';
import { hanStyleOf } from './caption-families.ts';
import { FIRST_SLICES } from './first-slices.ts';
import { coversAll, type FontSlice, slicesFor } from './font-slice.ts';

/** Some font files did not load; text painted now uses the platform's sans-serif. */
class CaptionFontError extends Error {
  override readonly name = 'CaptionFontError';
}

const loading = new Map<string, Promise<void>>();

/**
 * Resolves when `text` can be painted in its own fonts; Latin and Cyrillic always can by then. What did not load is
 * tried again by the next call.
 * @param chosen families besides the usual one
 */
export async function loadCaptionFonts(text: string, chosen: readonly CaptionFont[] = []): Promise<void> {
  const loads = [...FIRST_SLICES].map(loadOnce);
  if (!coversAll(text, FIRST_SLICES)) {
    const { otherSlices } = await import('./other-slices.ts');
    const slices = [...FIRST_SLICES, ...otherSlices(hanStyleOf(text))];
    for (const slice of slicesFor(text, slices)) loads.push(loadOnce(slice));
  }
  if (chosen.length > 0) {
    const { chosenSlices } = await import('./chosen-slices.ts');
    // Each by itself: what one family covers another has to cover too.
    for (const font of chosen)
      for (const slice of slicesFor(text, chosenSlices(font))) loads.push(loadOnce(slice));
  }
  const failed: string[] = [];
  for (const load of loads)
    await load.catch((error: unknown) => failed.push(error instanceof Error ? error.message : String(error)));
  if (failed.length > 0) {
    throw new CaptionFontError(
      `Caption fonts did not load: ${[...new Set(failed)].join(', ')}. Captions are drawn in a plain font until they do.`,
    );
  }
}

function loadOnce(slice: FontSlice): Promise<void> {
  const known = loading.get(slice.url);
  if (known !== undefined) return known;
  const load = loadSlice(slice).catch((error: unknown) => {
    loading.delete(slice.url);
    throw error;
  });
  // Whoever asked gets the error; until it is waited for it must not count as unhandled.
  load.catch(() => undefined);
  loading.set(slice.url, load);
  return load;
}

async function loadSlice({ name, family, url, unicodeRange }: FontSlice): Promise<void> {
  const fonts =
    'document' in globalThis ? document.fonts : (globalThis as unknown as { fonts: FontFaceSet }).fonts;
  // All say that they have every weight: a face that has not is left out where another of its family has.
  const face = new FontFace(family, `url("${url}")`, { weight: '100 900', unicodeRange });
  try {
    fonts.add(await face.load());
  } catch (error) {
    throw new CaptionFontError(`${name} (${error instanceof Error ? error.message : String(error)})`, {
      cause: error,
    });
  }
}

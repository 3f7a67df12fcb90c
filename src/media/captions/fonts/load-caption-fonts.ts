/** Loads caption fonts into the current window or worker. Layout never waits for them; painting does. */
import { bytesOfBase64 } from '../../../base/bytes/base64.ts';
import type { DrawnFont, OwnFont } from '../../../base/film/caption-fonts.ts';
import { chosenFontFamily, hanStyleOf } from './caption-families.ts';
import { FIRST_SLICES } from './first-slices.ts';
import { coversAll, type FontSlice, slicesFor } from './font-slice.ts';

/** Some font files did not load; text painted now would be in the platform's sans-serif. */
class CaptionFontError extends Error {
  override readonly name = 'CaptionFontError';
}

const loading = new Map<string, Promise<void>>();

/**
 * Resolves when `text` can be painted in its own fonts; Latin and Cyrillic always can by then. What did not load is
 * tried again by the next call.
 * @param chosen families besides the usual one
 */
export async function loadCaptionFonts(text: string, chosen: readonly DrawnFont[] = []): Promise<void> {
  const loads = [...FIRST_SLICES].map(loadOnce);
  if (!coversAll(text, FIRST_SLICES)) {
    const { otherSlices } = await import('./other-slices.ts');
    const slices = [...FIRST_SLICES, ...otherSlices(hanStyleOf(text))];
    for (const slice of slicesFor(text, slices)) loads.push(loadOnce(slice));
  }
  const shipped = chosen.filter((font) => typeof font === 'string');
  if (shipped.length > 0) {
    const { chosenSlices } = await import('./chosen-slices.ts');
    // Each by itself: what one family covers another has to cover too.
    for (const font of shipped)
      for (const slice of slicesFor(text, chosenSlices(font))) loads.push(loadOnce(slice));
  }
  for (const font of chosen) if (typeof font === 'object') loads.push(once(font.id, () => loadOwn(font)));
  const failed: string[] = [];
  for (const load of loads)
    await load.catch((error: unknown) => failed.push(error instanceof Error ? error.message : String(error)));
  if (failed.length > 0) {
    throw new CaptionFontError(`Caption fonts did not load: ${[...new Set(failed)].join(', ')}.`);
  }
}

function loadOnce(slice: FontSlice): Promise<void> {
  return once(slice.url, () => loadSlice(slice));
}

function once(key: string, start: () => Promise<void>): Promise<void> {
  const known = loading.get(key);
  if (known !== undefined) return known;
  const load = start().catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  // Whoever asked gets the error; until it is waited for it must not count as unhandled.
  load.catch(() => undefined);
  loading.set(key, load);
  return load;
}

function loadSlice({ name, family, url, unicodeRange }: FontSlice): Promise<void> {
  // All say that they have every weight: a face that has not is left out where another of its family has.
  return addFace(name, new FontFace(family, `url("${url}")`, { weight: '100 900', unicodeRange }));
}

/** From its bytes: no address to fetch, and none that a policy would have to allow. */
function loadOwn(font: OwnFont): Promise<void> {
  return addFace(font.name, new FontFace(chosenFontFamily(font), bytesOfBase64(font.data)));
}

async function addFace(name: string, face: FontFace): Promise<void> {
  const fonts =
    'document' in globalThis ? document.fonts : (globalThis as unknown as { fonts: FontFaceSet }).fonts;
  try {
    fonts.add(await face.load());
  } catch (error) {
    throw new CaptionFontError(`${name} (${error instanceof Error ? error.message : String(error)})`, {
      cause: error,
    });
  }
}

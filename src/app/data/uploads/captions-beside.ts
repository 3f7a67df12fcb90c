/** Subtitle files given together with a video: an upload that goes on after a reload still finds its words. */
import { captionFileOf } from './attach-captions.ts';
import { keptByUpload } from './kept-by-upload.ts';

const kept = keptByUpload<{ readonly name: string; readonly text: string }>('cliproom.captionsBeside', 4);
/** Where there is no room for it, or it cannot be read, this page still holds the file: only a reload would ask for it again. */
const given = new Map<string, File>();

export function rememberCaptions(uploadLocalId: string, file: File): void {
  given.set(uploadLocalId, file);
  captionFileOf(file).then(
    ({ text }) => kept.remember(uploadLocalId, { name: file.name, text }),
    // It is read again for the project, whose page says why it could not be.
    () => undefined,
  );
}

export function captionsBeside(uploadLocalId: string | null): File | null {
  const file = given.get(uploadLocalId ?? '');
  if (file !== undefined) return file;
  const found = kept.of(uploadLocalId);
  return found === undefined ? null : new File([found.text], found.name);
}

export function forgetCaptions(uploadLocalId: string | null): void {
  given.delete(uploadLocalId ?? '');
  kept.forget(uploadLocalId);
}

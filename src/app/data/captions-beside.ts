/** Subtitle files given together with a video, until the page that makes clips of it picks them up. */

const given = new Map<string, File>();

export function rememberCaptions(uploadLocalId: string, file: File): void {
  given.set(uploadLocalId, file);
}

export function captionsBeside(uploadLocalId: string | null): File | null {
  return uploadLocalId === null ? null : (given.get(uploadLocalId) ?? null);
}

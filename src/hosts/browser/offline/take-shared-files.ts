/** Files that were shared to the installed program: kept until its page, which opens next, takes them up. */
import {
  SHARE_FAILED,
  SHARED_FILES,
  SHARED_NAME,
  SHARED_PARAMETER,
} from '../../../base/browser/installed-program.ts';

/**
 * @param base of the program
 * @returns the way to that page, which says so where the files could not be kept.
 */
export async function takeSharedFiles(base: string, request: Request): Promise<Response> {
  const leadTo = (what: string): Response =>
    Response.redirect(`${base}?${new URLSearchParams({ [SHARED_PARAMETER]: what })}`, 303);
  try {
    const form = await request.formData();
    const files = [...form.values()].filter((value) => value instanceof File);
    // What was shared before and never taken up makes room.
    await caches.delete(SHARED_FILES);
    const cache = await caches.open(SHARED_FILES);
    for (const [index, file] of files.entries())
      await cache.put(
        `/${SHARED_PARAMETER}/${index}`,
        new Response(file, {
          headers: { 'Content-Type': file.type, [SHARED_NAME]: encodeURIComponent(file.name) },
        }),
      );
    return leadTo(String(files.length));
  } catch {
    // No room, or no form: the page tells.
    await caches.delete(SHARED_FILES);
    return leadTo(SHARE_FAILED);
  }
}

/**
 * Answers a temporary link. A file of the store is answered by name in an internal header, which every host
 * replaces with the file itself (by reference in a browser, as a stream under Node) and never lets out.
 */
import { givenFilename } from '../../../../base/text/file-name.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { ApiError } from '../../../kernel/api-error.ts';
import { readFilmstrip } from '../../assets/answer-filmstrip.ts';
import { requireOriginal } from '../../assets/require-original.ts';
import { isInBin } from '../bin/bin-rows.ts';
import type { OperatorContext } from '../operator-context.ts';

export const SENDFILE_HEADER = 'X-Sendfile';
/** Shown or played. Links have the origin of the program: as a page, a file that somebody brought would be part of it. */
const SHOWN = /^((video|audio)\/[\w.+-]+|image\/jpeg|application\/json)$/;

export async function answerFile(context: OperatorContext, token: string, origin: string): Promise<Response> {
  const linked = await context.links.open(token);
  if (linked === null) throw expired();
  const headers = {
    'Content-Type': SHOWN.test(linked.mimeType) ? linked.mimeType : 'application/octet-stream',
    'Content-Disposition': disposition(linked.attachment, linked.filename),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  };
  if ('peaksOf' in linked.target) {
    const sound = await context.sounds.trackOf(linked.target.peaksOf);
    if (sound === null) throw expired();
    const { stepSec, peaks, silences } = sound;
    return new Response(JSON.stringify({ stepSec, peaks, silences }), { headers });
  }
  if ('filmstripOf' in linked.target) {
    const filmstrip = await readFilmstrip(context, origin, linked.target.filmstripOf);
    if (filmstrip === null) throw expired();
    return new Response(JSON.stringify(filmstrip), { headers });
  }
  const { file } = linked.target;
  if ((await isInBin(context.database, file)) || (await context.files.sizeBytes(file)) === null)
    throw expired();
  await requireOriginal(context.files, file);
  return new Response(null, { headers: { ...headers, [SENDFILE_HEADER]: file } });
}

/** RFC 6266: a plain name for old readers, the exact one in UTF-8; neither is ever a path. */
function disposition(attachment: boolean, filename: string): string {
  const name = givenFilename(filename);
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${attachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

function expired(): ApiError {
  return new ApiError('NOT_FOUND', problem('link_over'), {
    hint: 'Read the resource again for a new link.',
  });
}

/** Sends a subtitle file as the transcript of an asset (owner extension). */
import { captionFormatOf, captionLanguageOf } from '../../../base/film/caption-endings.ts';
import { textOfFile } from '../../../base/text/text-of-file.ts';
import type { ApiClient } from '../../../client/api-client.ts';
import type { Transcript } from '../../../contract/schemas/asset.ts';
import { requireFilled } from '../given-files/require-filled.ts';

export type Spoken = 'en' | 'it';

/**
 * The language that the file's name says (`talk.it.srt`), else the project's; null where the words have to tell: neither says
 * one, or the name says another.
 */
export function captionsLanguage(filename: string, project: string | null): Spoken | null {
  const said = captionLanguageOf(filename) ?? project;
  return said === 'en' || said === 'it' ? said : null;
}

/** What is in it, as WebVTT where it is of another program's kind. Rejects where it cannot be read any more. */
export async function captionFileOf(file: File): Promise<{ format: 'srt' | 'vtt'; text: string }> {
  const text = await textOfFile(file);
  const format = captionFormatOf(file.name);
  if (format !== null) return { format, text };
  const { captionsAsVtt } = await import('../../../media/foreign-captions/captions-as-vtt.ts');
  const vtt = captionsAsVtt(text);
  // What is none of them is named by the service, with its first line.
  return vtt === null ? { format: 'srt', text } : { format: 'vtt', text: vtt };
}

/** @param reader the language of whoever reads the page, for words that do not tell theirs */
export async function attachCaptions(
  client: ApiClient,
  assetId: string,
  file: File,
  projectLanguage: string | null,
  reader: Spoken,
): Promise<Transcript> {
  requireFilled(file);
  const known = captionsLanguage(file.name, projectLanguage);
  const { features } = await client.api.get_me({});
  const detects = known === null && features?.includes('owner_transcript') === true;
  const body = {
    ...(await captionFileOf(file)),
    language: known ?? reader,
    ...(detects ? { detectLanguage: true } : {}),
  };
  return (await client.owner.attach_captions({ params: { assetId }, body })).transcript;
}

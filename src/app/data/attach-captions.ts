/** Sends a subtitle file as the transcript of an asset (owner extension). */
import type { ApiClient } from '../../client/api-client.ts';
import type { Transcript } from '../../contract/schemas/asset.ts';

export type Spoken = 'en' | 'it';

/** The language from the file's name (`talk.it.srt`), else the project's, else the reader's. */
export function captionsLanguage(filename: string, project: string | null, reader: Spoken): Spoken {
  const named = /\.(en|it)\.(?:srt|vtt)$/i.exec(filename)?.[1]?.toLowerCase();
  for (const language of [named, project]) {
    if (language === 'en' || language === 'it') return language;
  }
  return reader;
}

export async function attachCaptions(
  client: ApiClient,
  assetId: string,
  file: File,
  projectLanguage: string | null,
  reader: Spoken,
): Promise<Transcript> {
  const body = {
    format: /\.vtt$/i.test(file.name) ? ('vtt' as const) : ('srt' as const),
    text: await file.text(),
    language: captionsLanguage(file.name, projectLanguage, reader),
  };
  return (await client.owner.attach_captions({ params: { assetId }, body })).transcript;
}

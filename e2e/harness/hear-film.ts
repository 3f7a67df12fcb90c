/** In the page: hears a chosen film with the files of a chosen model, in a worker made by the page as the product's are. */
import type { FilmToHear, HeardFilm } from './heard-speech.worker.ts';

/** @param cores how many the machine is taken to have. */
export function hearFilm(
  chosen: (name: string) => File,
  film: string,
  model: { readonly modelId: string; readonly files: Readonly<Record<string, string>> },
  cores: number,
): Promise<HeardFilm> {
  const worker = new Worker(new URL('./heard-speech.worker.ts', import.meta.url), { type: 'module' });
  const modelFiles = new Map(Object.entries(model.files).map(([path, name]) => [path, chosen(name)]));
  return new Promise<HeardFilm>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<HeardFilm>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({
      film: chosen(film),
      modelId: model.modelId,
      modelFiles,
      cores,
    } satisfies FilmToHear);
  }).finally(() => worker.terminate());
}

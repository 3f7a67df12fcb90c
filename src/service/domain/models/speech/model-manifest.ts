/** What a hub says its files are: sizes and hashes, to go on with a download that was cut and to know what came. */
import { z } from 'zod';
import type { Network } from '../../../kernel/ports/network.ts';
import { readBytes } from '../ask-model-server.ts';

export interface ExpectedFile {
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** By paths in the repository; what the hub names no SHA-256 of is left out. */
export type ModelManifest = ReadonlyMap<string, ExpectedFile>;

/** The tree of a repository as the hub lists it; large files are kept apart (LFS) and have their hash. */
const treeSchema = z.array(
  z.object({
    path: z.string(),
    lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().positive() }).optional(),
  }),
);

/** Many times what a repository of a model has. */
const MAX_BYTES = 1_000_000;
const NOTHING: ModelManifest = new Map();

/** Empty where the server has no such list, as one's own need not, or is silent about it. Throws the signal's reason. */
export async function readModelManifest(
  network: Network,
  url: URL,
  { signal, silenceMs }: { readonly signal: AbortSignal; readonly silenceMs: number },
): Promise<ModelManifest> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]);
  try {
    const answer = await network.request({ method: 'GET', url, headers: {}, signal: patience });
    const text = await (await readBytes(answer.body, MAX_BYTES)).text();
    if (answer.status !== 200) return NOTHING;
    const tree = treeSchema.safeParse(JSON.parse(text));
    if (!tree.success) return NOTHING;
    return new Map(
      tree.data.flatMap(({ path, lfs }) =>
        lfs === undefined ? [] : [[path, { sizeBytes: lfs.size, sha256: lfs.oid }] as const],
      ),
    );
  } catch {
    // No list, or whatever keeps it away, is told by the files themselves, which are asked for next.
    signal.throwIfAborted();
    return NOTHING;
  }
}

/** Uploads that are written down and in no session's hands: what earlier visits left, and what tabs let go of that are gone. */
import type { UploadHolds } from './upload-holds.ts';
import type { UploadRecord } from './upload-records.ts';

interface LeftParts {
  readonly holds: UploadHolds;
  /** Of this connection, those that this session does not list. */
  readonly writtenDown: () => Promise<readonly UploadRecord[]>;
  readonly isListed: (localId: string) => boolean;
  /** Lists one that this session holds. */
  readonly list: (record: UploadRecord) => void;
}

/** Lists those that nobody else holds, and each of the others once its holder is done with it, or gone. */
export async function listLeft({ holds, writtenDown, isListed, list }: LeftParts): Promise<void> {
  const takeOver = async (localId: string): Promise<void> => {
    await holds.hold(localId);
    // What cannot be read now, the next visit lists.
    const left = await writtenDown().catch(() => []);
    const record = left.find((one) => one.localId === localId);
    if (record !== undefined) list(record);
    else if (!isListed(localId)) holds.letGo(localId);
  };
  const localIds = (await writtenDown()).map(({ localId }) => localId);
  await holds.holdSoon(localIds);
  // Others may have ended some of them meanwhile.
  for (const record of await writtenDown()) if (holds.has(record.localId)) list(record);
  for (const localId of localIds) if (!isListed(localId)) void takeOver(localId);
}

/** Uploads: begun, sent in any order, completed, cancelled. States: specification, section 3. */
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';
import { mp4Head } from '../instant-media-engine.ts';
import { command, keyed, refused } from './command.ts';

const GONE = 'upl_00000000000000000000';
const firstPart = mp4Head(PART_SIZE_BYTES);

const create = command('create upload', async (model, real, choose) => {
  // Whole parts are 8 MiB each, so most uploads have one that is not whole.
  const whole = choose.below(8) === 0 ? 1 : 0;
  const sizes = [...Array<number>(whole).fill(PART_SIZE_BYTES), 64 + choose.below(100)];
  const sizeBytes = sizes.reduce((sum, size) => sum + size, 0);
  const body = { filename: 'a.mp4', sizeBytes, contentType: 'video/mp4' };
  const { upload } = await keyed(model, real, 'create_upload', { body });
  model.uploads.set(upload.id, { sizes, received: new Set() });
});

const send = command('send part', async (model, real, choose) => {
  const [uploadId, upload] = choose.of(model.uploads) ?? [GONE, null];
  const partNumber = 1 + choose.below((upload?.sizes.length ?? 1) + (choose.below(6) === 0 ? 1 : 0));
  const size = upload?.sizes[partNumber - 1] ?? 10;
  const isWrongSize = choose.below(6) === 0;
  const body = new Blob([firstPart.subarray(0, isWrongSize ? Math.max(0, size - 1) : size)]);
  const input = { params: { uploadId, partNumber }, body };
  if (upload === null) await refused(real, 'upload_part', input, 'NOT_FOUND');
  else if (partNumber > upload.sizes.length || isWrongSize)
    await refused(real, 'upload_part', input, 'VALIDATION_FAILED');
  else {
    await real.caller.ok('upload_part', input);
    upload.received.add(partNumber);
  }
});

const complete = command('complete upload', async (model, real, choose) => {
  const [uploadId, upload] = choose.of(model.uploads) ?? [GONE, null];
  const params = { uploadId };
  if (upload === null) await refused(real, 'complete_upload', { params }, 'NOT_FOUND');
  else if (upload.received.size < upload.sizes.length)
    await refused(real, 'complete_upload', { params }, 'CONFLICT');
  else {
    const { asset } = await keyed(model, real, 'complete_upload', { params });
    model.uploads.delete(uploadId);
    model.assets.add(asset.id);
    await refused(real, 'complete_upload', { params }, 'NOT_FOUND');
  }
});

const cancel = command('cancel upload', async (model, real, choose) => {
  const [uploadId] = choose.of(model.uploads) ?? [GONE];
  const params = { uploadId };
  if (model.uploads.delete(uploadId)) await real.caller.ok('cancel_upload', { params });
  await refused(real, 'cancel_upload', { params }, 'NOT_FOUND');
});

/** Begun, sent and completed at once: most of what follows needs a video. */
const whole = command('upload a video', async (model, real) => {
  const body = { filename: 'a.mp4', sizeBytes: 64, contentType: 'video/mp4' };
  const { upload } = await keyed(model, real, 'create_upload', { body });
  const params = { uploadId: upload.id };
  await real.caller.ok('upload_part', {
    params: { ...params, partNumber: 1 },
    body: new Blob([mp4Head(64)]),
  });
  const { asset } = await keyed(model, real, 'complete_upload', { params });
  model.assets.add(asset.id);
});

const remove = command('delete asset', async (model, real, choose) => {
  const assetId = choose.of(model.assets);
  if (assetId === undefined) return;
  const isUsed = [...model.projects.values()].some(({ assets }) => assets.has(assetId));
  const { status } = await real.caller.owner('delete_asset', { params: { assetId } });
  if (status !== (isUsed ? 409 : 200)) throw new Error(`delete_asset answered ${status} (used: ${isUsed}).`);
  if (!isUsed) model.assets.delete(assetId);
});

export const UPLOAD_COMMANDS = [create, send, send, complete, cancel, whole, whole, remove];

/** The samples of a track from its table (ISO/IEC 14496-12, 8.6 and 8.7), whose parts must say the same. */
import { type Box, check, childrenOf, Fields, maybe, one } from './boxes.ts';

export interface Sample {
  /** Byte position in the file. */
  readonly offset: number;
  readonly sizeBytes: number;
  /** In units of the track's time scale. */
  readonly decodeTime: number;
  readonly duration: number;
  /** When it is shown: decode time and composition offset. */
  readonly presentationTime: number;
  readonly isSync: boolean;
}

/** A table cannot name more samples than this: what claims more is damaged. */
const MOST_SAMPLES = 10_000_000;

export function readSamples(file: DataView, stbl: Box, data: readonly Box[]): Sample[] {
  const boxes = childrenOf(file, stbl);
  const sizes = readSizes(file, one(boxes, 'stsz', stbl.path));
  const count = sizes.length;
  const durations = readRuns(file, one(boxes, 'stts', stbl.path), count);
  const offsetsBox = maybe(boxes, 'ctts', stbl.path);
  const shifts = offsetsBox === null ? null : readRuns(file, offsetsBox, count, true);
  const syncBox = maybe(boxes, 'stss', stbl.path);
  const syncs = syncBox === null ? null : readSyncs(file, syncBox, count);
  const chunks = readChunkOffsets(file, boxes, stbl);
  const perChunk = readSamplesPerChunk(file, one(boxes, 'stsc', stbl.path), chunks.length);
  const inChunks = perChunk.reduce((sum, samples) => sum + samples, 0);
  check(inChunks === count, stbl, `has ${count} sizes and room for ${inChunks} samples in its chunks`);

  const samples: Sample[] = [];
  let decodeTime = 0;
  chunks.forEach((chunkStart, chunk) => {
    let offset = chunkStart;
    for (let inChunk = perChunk[chunk] as number; inChunk > 0; inChunk -= 1) {
      const index = samples.length;
      const sizeBytes = sizes[index] as number;
      const duration = durations[index] as number;
      const inside = data.some(({ body, end }) => offset >= body && offset + sizeBytes <= end);
      check(inside, stbl, `sample ${index} is not inside the media data`);
      samples.push({
        offset,
        sizeBytes,
        decodeTime,
        duration,
        presentationTime: decodeTime + (shifts?.[index] ?? 0),
        isSync: syncs === null || syncs.has(index + 1),
      });
      offset += sizeBytes;
      decodeTime += duration;
    }
  });
  check(samples[0]?.isSync !== false, stbl, 'the first sample cannot be decoded alone');
  return samples;
}

function readSizes(file: DataView, box: Box): number[] {
  const fields = new Fields(file, box);
  fields.version(0);
  const common = fields.u32();
  const count = fields.u32();
  check(count <= MOST_SAMPLES, box, `claims ${count} samples`);
  const sizes = Array.from({ length: count }, () => (common === 0 ? fields.u32() : common));
  fields.done();
  check(!sizes.includes(0), box, 'has an empty sample');
  return sizes;
}

/** One value a sample from runs of equal values: `stts`, and `ctts`, whose values may be negative in version 1. */
function readRuns(file: DataView, box: Box, count: number, mayBeNegative = false): number[] {
  const fields = new Fields(file, box);
  const version = fields.version(mayBeNegative ? 1 : 0);
  const values: number[] = [];
  for (let runs = fields.u32(); runs > 0; runs -= 1) {
    const length = fields.u32();
    const value = version === 1 ? fields.i32() : fields.u32();
    check(length > 0, box, 'has an empty run');
    check(values.length + length <= count, box, `counts more than the ${count} samples there are`);
    for (let left = length; left > 0; left -= 1) values.push(value);
  }
  fields.done();
  check(values.length === count, box, `counts ${values.length} of ${count} samples`);
  return values;
}

function readSyncs(file: DataView, box: Box, count: number): ReadonlySet<number> {
  const fields = new Fields(file, box);
  fields.version(0);
  const numbers: number[] = [];
  for (let left = fields.u32(); left > 0; left -= 1) {
    const number = fields.u32();
    check(number > (numbers.at(-1) ?? 0) && number <= count, box, `names sample ${number} of ${count}`);
    numbers.push(number);
  }
  fields.done();
  return new Set(numbers);
}

function readChunkOffsets(file: DataView, boxes: readonly Box[], stbl: Box): number[] {
  const large = maybe(boxes, 'co64', stbl.path);
  const box = large ?? one(boxes, 'stco', stbl.path);
  const fields = new Fields(file, box);
  fields.version(0);
  const offsets: number[] = [];
  for (let left = fields.u32(); left > 0; left -= 1)
    offsets.push(large === null ? fields.u32() : fields.u64());
  fields.done();
  return offsets;
}

/** How many samples each chunk has. */
function readSamplesPerChunk(file: DataView, box: Box, chunks: number): number[] {
  const fields = new Fields(file, box);
  fields.version(0);
  const runs: { first: number; samples: number }[] = [];
  for (let left = fields.u32(); left > 0; left -= 1) {
    const [first, samples, description] = [fields.u32(), fields.u32(), fields.u32()];
    const before = runs.at(-1)?.first ?? 0;
    check(first > before && first <= chunks, box, `begins a run at chunk ${first} of ${chunks}`);
    check(samples > 0, box, 'has an empty chunk');
    check(samples <= MOST_SAMPLES, box, `claims ${samples} samples in a chunk`);
    check(description === 1, box, `names the sample entry ${description}`);
    runs.push({ first, samples });
  }
  fields.done();
  check(chunks === 0 || runs[0]?.first === 1, box, 'does not begin with the first chunk');
  return runs.flatMap(({ first, samples }, index) =>
    Array.from({ length: (runs[index + 1]?.first ?? chunks + 1) - first }, () => samples),
  );
}

/** Reads one text subtitle track of a Matroska or WebM file (RFC 9559), walking block headers only. */
import { closeCues } from '../captions/close-cues.ts';
import { escapeVtt } from '../captions/escape-vtt.ts';
import type { ByteWindow } from '../probe/byte-window.ts';
import { ebmlChildren, readEbmlSize, readText, readUnsigned } from '../probe/ebml.ts';
import { CLUSTERS, DEFAULT_SCALE_NS, timestampScaleNs } from '../probe/matroska-clusters.ts';
import { elementFrom } from '../probe/matroska-elements.ts';
import { textOfAssEvent } from './ass-event.ts';
import { type Unpack, unpackerOf } from './matroska-encoding.ts';
import { type RawCue, type SubtitleTrack, saysLanguage } from './subtitle-track.ts';

const ID = {
  ...CLUSTERS,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecId: 0x86,
  language: 0x22b59c,
  languageBcp47: 0x22b59d,
  flagDefault: 0x88,
  flagForced: 0x55aa,
  contentEncodings: 0x6d80,
  blockDuration: 0x9b,
} as const;
const ENTERED: ReadonlySet<number> = new Set([ID.segment, ID.cluster]);
const SUBTITLE_TRACK = 0x11;
const asItIs = (payload: string): string => payload;
// No tags of its kind exist in it; escaped, the shared cleaning leaves them as they are.
const ofAss = (event: string): string => escapeVtt(textOfAssEvent(event));
/** A cue as WebM holds it ("WebVTT in WebM", WebM Project): a line for its name and one for its settings, then its text. */
const ofWebm = (cue: string): string => cue.split(/\r?\n/u).slice(2).join('\n');
/** By codec, the text of a block. */
const TEXT_OF: ReadonlyMap<string, (payload: string) => string> = new Map([
  ['S_TEXT/UTF8', asItIs],
  ['S_TEXT/ASCII', asItIs],
  ['S_TEXT/WEBVTT', asItIs],
  ['D_WEBVTT/SUBTITLES', ofWebm],
  ['D_WEBVTT/CAPTIONS', ofWebm],
  ['S_TEXT/ASS', ofAss],
  ['S_TEXT/SSA', ofAss],
]);
/** Larger headers than this are not from a real file. */
const MAX_TRACKS_BYTES = 16 * 1024 * 1024;
const MAX_CUE_BYTES = 64 * 1024;

interface TextTrack {
  readonly number: number;
  readonly language: string;
  readonly forced: boolean;
  readonly chosen: boolean;
  readonly unpack: Unpack;
  readonly textOf: (payload: string) => string;
}

/** null where the file has no such track. Of several the one in `wanted` is read; `onRead` gets the share of the file walked through. */
export async function readMatroskaSubtitles(
  bytes: ByteWindow,
  wanted: string,
  onRead: (share: number) => void,
): Promise<SubtitleTrack | null> {
  let scaleNs = DEFAULT_SCALE_NS;
  let track: TextTrack | null = null;
  let clusterTime = 0;
  const cues = new Map<string, RawCue>();
  for (
    let element = await elementFrom(bytes, 0, ENTERED);
    element !== null;
    element = await elementFrom(bytes, element.next, ENTERED)
  ) {
    const { id, at, start, sizeBytes } = element;
    const bodyOf = (limit: number) => bytes.read(start, Math.min(sizeBytes, limit));
    if (id === ID.info) scaleNs = timestampScaleNs(await bodyOf(MAX_TRACKS_BYTES));
    if (id === ID.tracks) {
      track = chooseTrack(textTracks(await bodyOf(MAX_TRACKS_BYTES)), wanted);
      if (!track) return null;
    }
    if (id === ID.cluster) onRead(at / bytes.sizeBytes);
    if (id === ID.clusterTimestamp) clusterTime = readUnsigned(await bodyOf(8));
    if (track && (id === ID.simpleBlock || id === ID.blockGroup) && sizeBytes <= MAX_CUE_BYTES) {
      const cue = await readCue(id, await bodyOf(MAX_CUE_BYTES), track, clusterTime, scaleNs);
      // SubStation Alpha has the same words in several layers: a line, its outline, its glow.
      if (cue) cues.set(`${cue.startSec} ${cue.endSec} ${cue.payload}`, cue);
    }
  }
  return track && { language: track.language, cues: closeCues([...cues.values()]) };
}

function textTracks(tracks: Uint8Array): TextTrack[] {
  return [...ebmlChildren(tracks)]
    .filter(({ id }) => id === ID.trackEntry)
    .flatMap(({ data }) => {
      const fields = new Map([...ebmlChildren(data)].map((field) => [field.id, field.data]));
      const number = (id: number, otherwise: number) =>
        readUnsigned(fields.get(id) ?? new Uint8Array([otherwise]));
      const text = (id: number) => readText(fields.get(id) ?? new Uint8Array(0));
      const textOf = TEXT_OF.get(text(ID.codecId));
      const unpack = unpackerOf(fields.get(ID.contentEncodings));
      if (number(ID.trackType, 0) !== SUBTITLE_TRACK || textOf === undefined || unpack === null) return [];
      const track: TextTrack = {
        number: number(ID.trackNumber, 0),
        // English by the format's own rule, which those who leave it out do not know.
        language: text(ID.languageBcp47) || text(ID.language) || 'und',
        forced: number(ID.flagForced, 0) === 1,
        chosen: number(ID.flagDefault, 1) === 1,
        unpack,
        textOf,
      };
      return [track];
    });
}

/** Forced tracks translate only foreign passages; the default one is what the author meant. */
function chooseTrack(tracks: readonly TextTrack[], wanted: string): TextTrack | null {
  const full = tracks.filter(({ forced }) => !forced);
  const fitting = full.filter(({ language }) => saysLanguage(language, wanted));
  const offered = fitting.length > 0 ? fitting : full;
  return offered.find(({ chosen }) => chosen) ?? offered[0] ?? null;
}

async function readCue(
  id: number,
  body: Uint8Array,
  track: TextTrack,
  clusterTime: number,
  scaleNs: number,
): Promise<RawCue | null> {
  const fields = id === ID.blockGroup ? [...ebmlChildren(body)] : [];
  const block = id === ID.blockGroup ? fields.find((field) => field.id === ID.block)?.data : body;
  const number = block && readEbmlSize(block);
  if (!number || number.value !== track.number) return null;
  const at = number.length;
  // Behind it the time in two bytes, and flags.
  if (block.length < at + 3) return null;
  const relative = new DataView(block.buffer, block.byteOffset, block.byteLength).getInt16(at);
  const duration = fields.find((field) => field.id === ID.blockDuration)?.data;
  const payload = await track.unpack(block.subarray(at + 3), MAX_CUE_BYTES);
  if (payload === null) return null;
  const startSec = ((clusterTime + relative) * scaleNs) / 1e9;
  return {
    startSec,
    endSec: duration ? startSec + (readUnsigned(duration) * scaleNs) / 1e9 : Number.POSITIVE_INFINITY,
    payload: track.textOf(readText(payload)),
  };
}

/** What people call a codec, so that a refusal can name it. */
import type { InputTrack } from 'mediabunny';

/** By the names of mediabunny, of MP4 and QuickTime sample entries, of Matroska, and of AVI (lower case). */
const TITLES: Readonly<Record<string, string>> = {
  avc: 'H.264',
  h264: 'H.264',
  x264: 'H.264',
  avc1: 'H.264',
  'avc 6e': 'H.264 High 10',
  'avc 7a': 'H.264 High 4:2:2',
  'avc f4': 'H.264 High 4:4:4',
  hevc: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  hvc1: 'HEVC (H.265)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  mp4v: 'MPEG-4 Part 2',
  fmp4: 'MPEG-4 Part 2',
  xvid: 'MPEG-4 Part 2 (Xvid)',
  divx: 'MPEG-4 Part 2 (DivX)',
  dx50: 'MPEG-4 Part 2 (DivX)',
  'v_mpeg4/iso/asp': 'MPEG-4 Part 2',
  mpg4: 'Microsoft MPEG-4',
  mp42: 'Microsoft MPEG-4',
  mp43: 'Microsoft MPEG-4',
  div3: 'Microsoft MPEG-4 (DivX 3)',
  wmv1: 'Windows Media Video',
  wmv2: 'Windows Media Video',
  wmv3: 'Windows Media Video',
  dvsd: 'DV',
  s263: 'H.263',
  h263: 'H.263',
  mjpg: 'Motion JPEG',
  jpeg: 'Motion JPEG',
  v_mjpeg: 'Motion JPEG',
  avdn: 'DNxHD',
  avdh: 'DNxHR',
  apch: 'Apple ProRes 422 HQ',
  apcn: 'Apple ProRes 422',
  apcs: 'Apple ProRes 422 LT',
  apco: 'Apple ProRes 422 Proxy',
  ap4h: 'Apple ProRes 4444',
  ap4x: 'Apple ProRes 4444 XQ',
  v_prores: 'Apple ProRes',
  prores: 'Apple ProRes',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  ac3: 'AC-3 (Dolby Digital)',
  'ac-3': 'AC-3 (Dolby Digital)',
  a_ac3: 'AC-3 (Dolby Digital)',
  eac3: 'E-AC-3 (Dolby Digital Plus)',
  'ec-3': 'E-AC-3 (Dolby Digital Plus)',
  a_eac3: 'E-AC-3 (Dolby Digital Plus)',
  dts: 'DTS',
  a_dts: 'DTS',
  alac: 'Apple Lossless',
  apac: 'Apple Positional Audio',
  samr: 'AMR',
  sawb: 'AMR-WB',
  ima4: 'IMA ADPCM',
  alaw: 'A-law',
  ulaw: 'µ-law',
};

/** The name itself where nobody calls it otherwise. */
export function codecTitle(codec: string): string {
  return TITLES[codec.toLowerCase()] ?? codec;
}

/**
 * The container's own name where the codec is unknown, so that the user can look it up; of H.264 with its profile where that
 * is one of cameras and recorders, which not every browser decodes: it is not refused as what it should be converted to.
 */
export async function codecOf(track: InputTrack): Promise<string> {
  const codec = await track.getCodec();
  // Damage may have left nothing that says the profile.
  if (codec === 'avc') return avcWithProfile(await track.getCodecParameterString().catch(() => null));
  if (codec) return codec;
  const internal = await track.getInternalCodecId();
  return typeof internal === 'string' ? internal : 'unknown';
}

export async function codecTitleOf(track: InputTrack): Promise<string> {
  return codecTitle(await codecOf(track));
}

/** @param asked such as `avc1.7a0028` (RFC 6381, 3.3) */
function avcWithProfile(asked: string | null): string {
  const named = `avc ${asked?.slice(5, 7).toLowerCase() ?? ''}`;
  return named in TITLES ? named : 'avc';
}

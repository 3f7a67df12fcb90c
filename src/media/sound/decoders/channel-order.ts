/** Channels of Opus and Vorbis, brought into the order of WebCodecs: L R C LFE, then what is behind and beside. */

/** By how many there are: where in the order of Xiph (Vorbis I, 4.3.9; RFC 7845, 5.1.1.2) each channel is. */
const PLACES: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 1],
  5: [0, 2, 1, 3, 4],
  6: [0, 2, 1, 5, 3, 4],
  7: [0, 2, 1, 6, 5, 3, 4],
  8: [0, 2, 1, 7, 5, 6, 3, 4],
};

export function inOrder<Channel>(channels: readonly Channel[]): Channel[] {
  const places = PLACES[channels.length];
  return places === undefined ? [...channels] : places.map((place) => channels[place] as Channel);
}

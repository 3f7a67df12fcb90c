/** What is mutated, a layer at a time: kernels, money and the client, each with the tests beside it. */
export const LAYERS = {
  base: 'src/base',
  timeline: 'src/timeline',
  captions: 'src/media/captions',
  compose: 'src/media/compose',
  'find-clips': 'src/media/find-clips',
  listen: 'src/media/listen',
  transcription: 'src/media/transcription',
  sound: 'src/media/render/sound',
  money: 'src/service/domain/money',
  client: 'src/client',
} as const;

export type LayerName = keyof typeof LAYERS;

export const isLayer = (name: string): name is LayerName => Object.hasOwn(LAYERS, name);

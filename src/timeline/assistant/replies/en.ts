import { counted } from './counted.ts';

/** What the assistant says in English: labels of changes, answers, doubts. Times in seconds. */
export const EN = {
  abilities:
    'I work by rules, not by a language model. I can cut and keep ranges, shorten pauses, cut filler words and phrases, split, move, swap, repeat and remove segments, zoom, change volume and speed, add and change texts, set captions, aspect ratio, framing, fades and music.',
  notUnderstood: (named: string) =>
    `I did not understand${named === '' ? '' : ` ${named}`}. I work by rules: I can cut, remove pauses, move, zoom, add texts and captions, fade and change the aspect ratio.`,
  passedOver: (named: string) => `I took no notice of ${named}.`,
  undoIsElsewhere: 'Use Undo next to a change, or restore a revision in History.',
  lasts: (sec: number) => `It lasts ${sec} s.`,
  holds: (segments: number, words: number, pauses: number) =>
    `${counted(segments, 'segment', 'segments')}, ${counted(words, 'word', 'words')}, ${counted(pauses, 'pause', 'pauses')}.`,

  nothingBetween: (from: number, to: number, end: number) =>
    `There is nothing between ${from} s and ${to} s. The edit lasts ${end} s.`,
  alreadyWhole: 'This is already the whole edit.',
  kept: (from: number, to: number) => `Kept ${from} s to ${to} s`,
  cut: (from: number, to: number) => `Cut ${from} s to ${to} s`,
  cutFirst: (sec: number) => `Cut the first ${sec} s`,
  cutLast: (sec: number) => `Cut the last ${sec} s`,
  shortAlready: (sec: number, wanted: number) => `It lasts ${sec} s, already no longer than ${wanted} s.`,
  ended: (sec: number) => `Ended at ${sec} s`,

  segmentsThereAre: (count: number) =>
    count === 1 ? 'This edit has only one segment.' : `This edit has segments 1 to ${count}.`,
  nothingToSplit: (sec: number) => `There is nothing to split at ${sec} s.`,
  split: (sec: number) => `Split at ${sec} s`,
  swapped: (one: number, other: number) => `Swapped segments ${one} and ${other}`,
  moved: (place: number) => `Moved a segment to position ${place}`,
  reversed: 'Reversed the order',
  repeated: (place: number) => `Repeated segment ${place}`,
  segmentRemoved: (place: number) => `Removed segment ${place}`,
  zoomRemoved: 'Zoom removed',
  zoomed: (percent: number) => `Zoomed to ${percent} %`,
  unmuted: 'Unmuted',
  muted: 'Muted',
  speed: (percent: number) => `Speed ${percent} %`,
  faster: 'Made faster',
  slower: 'Made slower',
  volume: (percent: number) => `Volume ${percent} %`,
  louder: 'Louder',
  quieter: 'Quieter',

  noPauses: (leastSec: number) => `There are no pauses of ${leastSec} s or more.`,
  pausesShortened: (count: number) => `Shortened ${counted(count, 'pause', 'pauses')}`,
  wordsCut: (phrase: string) => `Cut the words “${phrase}”`,
  notSaid: (phrase: string) => `“${phrase}” is not said or shown in this edit.`,
  nothingToTighten: 'Nothing to tighten: no long pauses and no filler words.',
  tightened: (pauses: number, fillers: number) =>
    `Tightened: ${counted(pauses, 'pause', 'pauses')} and ${counted(fillers, 'filler word', 'filler words')}`,
  noFillers: 'There are no filler words.',
  fillersCut: (count: number) => `Cut ${counted(count, 'filler word', 'filler words')}`,

  captionStyle: (style: string) => `Caption style: ${style}`,
  captionsOff: 'Captions off',
  captionsOn: 'Captions on',
  aspect: (shape: string) => `Aspect ratio ${shape}`,
  wholeFrame: 'Framing: whole frame',
  followFace: 'Framing: follow the face',
  centre: 'Framing: centre',
  fadesRemoved: 'Fades removed',
  fade: (sec: number) => `Fade of ${sec} s`,
  noMusic: 'There is no music.',
  musicRemoved: 'Music removed',
  musicVolume: (percent: number) => `Music at ${percent} %`,
  noSuchMusic: 'There is no such audio file in Assets. Add one first.',
  music: (title: string) => `Music: ${title}`,

  endsBefore: (sec: number) => `The edit ends before ${sec} s.`,
  textAdded: (text: string) => `Added “${text}”`,
  noSuchText: (text: string) => `There is no text “${text}”.`,
  textChanged: (text: string) => `Changed a text to “${text}”`,
  textRemoved: (text: string) => `Removed the text “${text}”`,
  noTexts: 'There are no texts.',
  textsRemoved: (count: number) => `Removed ${counted(count, 'text', 'texts')}`,
  noTextsToMove: 'There are no texts to move.',
  textsMoved: 'Moved the texts',
  textsColored: 'Changed the colour of the texts',
  textsSized: 'Changed the size of the texts',
  noBroll: 'There is no B-roll.',
  brollRemoved: 'Removed the B-roll',

  /** Requests to begin from; what is asked for most comes first. */
  offers: [
    'Remove the pauses',
    'Cut the filler words',
    'Make it 30 seconds',
    'Zoom in on the first segment',
    'Add the title "Watch this" at the start',
    'Fade out at the end',
    'Cut the first 5 seconds',
    'Cut the last 5 seconds',
    'Make it vertical',
    'Make it square',
    'Remove the captions',
    'Mute the first segment',
  ],
};

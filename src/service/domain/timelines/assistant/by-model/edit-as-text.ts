/** An edit as a language model is told it: what there is, by short names of its own, and what is said when. */
import { oneLine } from '../../../../../base/text/one-line.ts';
import type { EditView } from '../../../../../timeline/assistant/understanding.ts';
import { audioOf, durationOf, placeSegments } from '../../../../../timeline/model/edit.ts';

export interface ToldEdit {
  readonly text: string;
  /** What the names stand for: ids of segments, texts, b-roll, sounds on the timeline, and of files of sound. */
  readonly ids: ReadonlyMap<string, string>;
}

/** More than an hour of talk would ask more of a small model than it can hold. */
const WORDS_MAX_CHARS = 14_000;
const NAMED_MAX = 200;
const SOUNDS_MAX = 20;
const TITLE_MAX_CHARS = 80;
/** So many words stand behind one time. */
const WORDS_A_LINE = 12;

export function editAsText({ edit, words, music }: EditView): ToldEdit {
  const ids = new Map<string, string>();
  const named = (prefix: string, things: readonly { readonly id: string }[], most = NAMED_MAX): string[] =>
    things.slice(0, most).map(({ id }, index) => {
      const name = `${prefix}${index + 1}`;
      ids.set(name, id);
      return name;
    });
  const list = <Thing extends { readonly id: string }>(
    prefix: string,
    things: readonly Thing[],
    tell: (thing: Thing) => string,
  ): string[] => named(prefix, things).map((name, index) => `${name}: ${tell(things[index] as Thing)}`);

  const sounds = music.map(({ assetId, title }) => ({ id: assetId, title }));
  const soundLines = named('m', sounds, SOUNDS_MAX).map(
    (name, index) => `${name}: ${quoted(sounds[index]?.title ?? '')}`,
  );
  const overlaid = ({ outputStartSec, durationSec }: { outputStartSec: number; durationSec: number }) =>
    `${sec(outputStartSec)} to ${sec(outputStartSec + durationSec)} s`;
  const { captions } = edit;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [
      'The edit',
      [
        `${sec(durationOf(edit))} s long, aspect ${edit.aspect}, framing ${edit.reframe}`,
        `captions ${captions.enabled ? 'on' : 'off'}, style ${captions.style}`,
        `fade in ${sec(edit.fadeInSec)} s, fade out ${sec(edit.fadeOutSec)} s`,
        edit.music === null ? 'no music' : `music at volume ${edit.music.volume}`,
        `muted lanes: ${edit.mutedLanes?.join(', ') ?? 'none'}`,
      ],
    ],
    [
      'Segments of video, one after the other',
      list('s', placeSegments(edit), (one) =>
        [
          `${sec(one.outputStartSec)} to ${sec(one.outputEndSec)} s`,
          `zoom ${one.zoom}`,
          one.muted ? 'muted' : `volume ${one.volume}`,
          ...(one.speed === undefined ? [] : [`speed ${one.speed}`]),
        ].join(', '),
      ),
    ],
    ['Texts', list('t', edit.texts, (one) => `${overlaid(one)}, ${one.preset}, ${quoted(one.text)}`)],
    ['B-roll', list('b', edit.broll, (one) => `${overlaid(one)}, ${one.fit}`)],
    ['Sounds laid on it', list('a', audioOf(edit), (one) => `${overlaid(one)}, volume ${one.volume}`)],
    ['Files of sound', soundLines],
    ['What is said, each line from its time in seconds', spoken(words)],
  ];
  const told = parts.filter(([, lines]) => lines.length > 0);
  return { ids, text: told.map(([title, lines]) => `${title}:\n${lines.join('\n')}`).join('\n\n') };
}

function spoken(words: EditView['words']): string[] {
  const lines: string[] = [];
  let left = WORDS_MAX_CHARS;
  for (let at = 0; at < words.length && left > 0; at += WORDS_A_LINE) {
    const some = words.slice(at, at + WORDS_A_LINE);
    const line = `[${sec(some[0]?.startSec ?? 0)}] ${oneLine(some.map(({ text }) => text).join(' '))}`.slice(
      0,
      left,
    );
    lines.push(line);
    left -= line.length;
  }
  return lines;
}

const sec = (value: number): string => value.toFixed(1);

const quoted = (text: string): string => `“${oneLine(text).slice(0, TITLE_MAX_CHARS)}”`;

/** What a look may be made of, as choices with names; `style` is what the caption style says by itself. */
import type { CaptionLook } from '../../../../contract/schemas/brand.ts';
import type { MessageId } from '../../../i18n/messages.ts';

export const PLAIN_LOOK: CaptionLook = {
  color: null,
  emphasisColor: null,
  emphasisRule: null,
  size: null,
  place: null,
  letterCase: 'as_said',
  outline: null,
  box: null,
  wordsAtOnce: null,
};

/** One choice: its name, and what it makes of a look. */
interface Choice {
  readonly name: MessageId;
  readonly change: Partial<CaptionLook>;
}
type Choices = Readonly<Record<string, Choice>>;

const AS_STYLE = 'brand.asStyle' as const;

export const FONTS: Choices = {
  style: { name: 'brand.font.usual', change: { font: undefined } },
  inter: { name: 'brand.font.inter', change: { font: 'inter' } },
  oswald: { name: 'brand.font.oswald', change: { font: 'oswald' } },
  nunito: { name: 'brand.font.nunito', change: { font: 'nunito' } },
  lora: { name: 'brand.font.lora', change: { font: 'lora' } },
  anton: { name: 'brand.font.anton', change: { font: 'anton' } },
  bangers: { name: 'brand.font.bangers', change: { font: 'bangers' } },
  'jetbrains-mono': { name: 'brand.font.jetbrainsMono', change: { font: 'jetbrains-mono' } },
};

export const CASES: Choices = {
  as_said: { name: 'brand.case.asSaid', change: { letterCase: 'as_said' } },
  upper: { name: 'brand.case.upper', change: { letterCase: 'upper' } },
  lower: { name: 'brand.case.lower', change: { letterCase: 'lower' } },
};

export const EMPHASISED: Choices = {
  style: { name: 'brand.emphasised.spoken', change: { emphasisRule: null } },
  numbers: { name: 'brand.emphasised.numbers', change: { emphasisRule: 'numbers' } },
  longest: { name: 'brand.emphasised.longest', change: { emphasisRule: 'longest' } },
};

export const WORDS: Choices = {
  style: { name: AS_STYLE, change: { wordsAtOnce: null } },
  word: { name: 'brand.words.word', change: { wordsAtOnce: 'word' } },
  line: { name: 'brand.words.line', change: { wordsAtOnce: 'line' } },
  two_lines: { name: 'brand.words.twoLines', change: { wordsAtOnce: 'two_lines' } },
};

export const PLACES: Choices = {
  style: { name: 'brand.place.style', change: { place: null } },
  '0': { name: 'brand.place.top', change: { place: 0 } },
  '0.25': { name: 'brand.place.upper', change: { place: 0.25 } },
  '0.5': { name: 'brand.place.middle', change: { place: 0.5 } },
  '0.75': { name: 'brand.place.lower', change: { place: 0.75 } },
  '1': { name: 'brand.place.bottom', change: { place: 1 } },
};

/** Of the hook, whose middle is placed in the whole picture. */
export const HOOK_PLACES: Readonly<
  Record<string, { readonly name: MessageId; readonly place: number | null }>
> = {
  style: { name: 'brand.place.style', place: null },
  '0.1': { name: 'brand.place.top', place: 0.1 },
  '0.3': { name: 'brand.place.upper', place: 0.3 },
  '0.5': { name: 'brand.place.middle', place: 0.5 },
  '0.7': { name: 'brand.place.lower', place: 0.7 },
};

export const PLAIN_HOOK: NonNullable<CaptionLook['hook']> = {
  color: null,
  boxColor: null,
  size: null,
  place: null,
};

/** Colours stay when a width is chosen. */
export const OUTLINES: Readonly<
  Record<string, { readonly name: MessageId; readonly widthEm: number | null }>
> = {
  style: { name: AS_STYLE, widthEm: null },
  '0': { name: 'brand.none', widthEm: 0 },
  '0.1': { name: 'brand.outline.thin', widthEm: 0.1 },
  '0.2': { name: 'brand.outline.medium', widthEm: 0.2 },
  '0.3': { name: 'brand.outline.thick', widthEm: 0.3 },
};

export const BOXES = {
  style: AS_STYLE,
  none: 'brand.none',
  own: 'brand.box.own',
} as const satisfies Readonly<Record<string, MessageId>>;

export function boxOf({ box }: CaptionLook): keyof typeof BOXES {
  if (box === null) return 'style';
  return box.opacity === 0 ? 'none' : 'own';
}

/** Which of the choices a value is; one that has none is the nearest below it. */
export function chosenOf(choices: Readonly<Record<string, unknown>>, value: string | number | null): string {
  if (value === null) return 'style';
  if (String(value) in choices) return String(value);
  const numbers = Object.keys(choices).filter((key) => Number(key) <= Number(value));
  return numbers.sort((a, b) => Number(a) - Number(b)).at(-1) ?? 'style';
}

/** Numbers in words, 0 to 100, as digits: “forty-five”, “quarantacinque”. “One” and “sei” too, whatever they mean. */

const UNITS_EN = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS_EN = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS_EN = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS_IT = 'zero  due tre quattro cinque sei sette otto nove'.split(' ');
const TEENS_IT =
  'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(' ');
const TENS_IT = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

const VALUES: ReadonlyMap<string, number> = new Map(
  [
    ...[UNITS_EN, UNITS_IT].flatMap((units) => units.map((word, value) => [word, value] as const)),
    ...[TEENS_EN, TEENS_IT].flatMap((teens) => teens.map((word, at) => [word, 10 + at] as const)),
    ...[TENS_EN, TENS_IT].flatMap((tens) => tens.map((word, at) => [word, 20 + 10 * at] as const)),
    ...TENS_EN.flatMap((ten, at) =>
      UNITS_EN.slice(1).map((unit, less) => [`${ten} ${unit}`, 20 + 10 * at + less + 1] as const),
    ),
    ...TENS_IT.flatMap((ten, at) => italianWithUnits(ten, 20 + 10 * at)),
    ...[['a hundred', 100] as const, ['one hundred', 100] as const, ['cento', 100] as const],
  ].filter(([word]) => word !== ''),
);

/** A ten loses its last letter before “uno” and “otto”. */
function italianWithUnits(ten: string, value: number): (readonly [string, number])[] {
  return [...UNITS_IT].map((unit, less) => {
    const said = less === 1 ? 'uno' : unit;
    return [/^[uo]/.test(said) ? ten.slice(0, -1) + said : ten + said, value + less] as const;
  });
}

/** The longest first, so that “twenty five” is not read as 20. */
const WORDS = new RegExp(
  String.raw`(?<![\p{L}'-])(?:${[...VALUES.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(' ', '[ -]'))
    .join('|')})(?![\p{L}'])`,
  'gu',
);

/** @param text in small letters */
export function numbersAsDigits(text: string): string {
  return text.replace(WORDS, (said) => String(VALUES.get(said.replace('-', ' ')) ?? said));
}

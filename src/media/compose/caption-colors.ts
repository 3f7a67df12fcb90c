/** Which colour each word of a page of captions has, at rest and while it is spoken. Pure. */
import type { CaptionPage } from '../captions/caption-pages.ts';
import type { CaptionPiece } from '../captions/caption-piece.ts';
import type { CaptionPlan } from '../captions/caption-plan.ts';
import { type CaptionStyle, emphasisColorOf, spokenColorOf } from '../captions/caption-style.ts';
import { emphasisedWords } from '../captions/emphasised-words.ts';

/** Of words that are not spoken just now; one that stands out does so then, too. */
export function restingColors(style: CaptionStyle, page: CaptionPage): (piece: CaptionPiece) => string {
  const { color, emphasis } = style;
  const byRule = emphasis === undefined ? new Set<number>() : emphasisedWords(page, emphasis.rule);
  const standingOut = emphasisColorOf(style);
  return ({ wordIndex, emphasised }) => (emphasised === true || byRule.has(wordIndex) ? standingOut : color);
}

/** Of the word being spoken; null where it looks as it does at rest. */
export function spokenColor(
  style: CaptionStyle,
  { speakerColors }: Pick<CaptionPlan, 'speakerColors'>,
  spoken: CaptionPiece | null,
): string | null {
  if (style.emphasis !== undefined) return null;
  return spokenColorOf(style, speakerColors === true ? spoken?.speaker : undefined);
}

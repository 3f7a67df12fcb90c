/** All text a plan writes over its pictures: which fonts it needs can be told from it. */
import { type DrawnFont, fontKey } from '../../base/film/caption-fonts.ts';
import { hanStyleOf } from '../captions/fonts/caption-families.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { perPlan } from './per-plan.ts';

/** Empty where nothing is written. */
export const planText = perPlan(({ captions, hook, texts, card, chat }) =>
  [
    ...(captions?.words.map(({ text }) => text) ?? []),
    hook?.text ?? '',
    ...texts.map(({ text }) => text),
    ...(card === null ? [] : [card.title, card.author, card.subforum]),
    ...(chat === null ? [] : [...Object.values(chat.names), ...chat.lines.map(({ text }) => text)]),
  ]
    .filter((text) => text !== '')
    .join(' '),
);

/** Whose shapes of Chinese characters the plan is written in. */
export const planHanStyle = perPlan((plan: CompositionPlan) => hanStyleOf(planText(plan)));

/** The families a plan is written in besides the usual one, each once; the same list for the same plan. */
export const planFonts = perPlan(({ captions, hook, texts }: CompositionPlan): readonly DrawnFont[] => {
  const all = [captions?.look?.font, hook?.font, ...texts.map(({ font }) => font)];
  const fonts = all.filter((font) => font !== undefined);
  return [...new Map(fonts.map((font) => [fontKey(font), font])).values()];
});

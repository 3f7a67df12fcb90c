/** Everything a plan is drawn with besides its films: the fonts of its texts, the picture of its logo. */
import { fontKey } from '../../base/film/caption-fonts.ts';
import { loadCaptionFonts } from '../captions/fonts/load-caption-fonts.ts';
import type { CompositionPlan } from './composition-plan.ts';
import { loadLogo } from './logo-overlay.ts';
import { perPlan } from './per-plan.ts';
import { planFonts, planText } from './plan-text.ts';

/** Into the current window or worker. Rejects with CaptionFontError, and with what decoding a logo says. */
export async function loadDrawn(plan: CompositionPlan): Promise<void> {
  await Promise.all([
    planText(plan) === '' ? null : loadCaptionFonts(planText(plan), planFonts(plan)),
    plan.logo === undefined ? null : loadLogo(plan.logo),
  ]);
}

/** Equal for plans that are drawn with the same. */
export const drawnKey = perPlan((plan) =>
  [planText(plan), ...planFonts(plan).map(fontKey), plan.logo?.id ?? ''].join('\n'),
);

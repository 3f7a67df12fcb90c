/** The picture a composition is shown by before it plays: a moment of it, without captions, with its hook on it. */
import type { CompositionPlan } from './composition-plan.ts';
import { hookOverlay } from './hook-overlay.ts';
import { perPlan } from './per-plan.ts';
import { type Scene, sceneAt } from './scene.ts';

/** Long after the hook has faded in, whatever is shown. */
const HOOK_AT_SEC = 10;
const HOOK_UNTIL_SEC = 20;

const bareOf = perPlan((plan): CompositionPlan => ({ ...plan, captions: null, hook: null }));
const hookedOf = perPlan(
  (plan): CompositionPlan => ({
    ...plan,
    hook: plan.hook === null ? null : { ...plan.hook, untilSec: HOOK_UNTIL_SEC },
  }),
);

/** `timeSec` is on the composition's clock; nothing of a cover is faded. */
export function coverScene(plan: CompositionPlan, timeSec: number): Scene {
  const scene = sceneAt(bareOf(plan), timeSec);
  const hook = hookOverlay(hookedOf(plan), HOOK_AT_SEC);
  return { ...scene, overlays: hook === null ? scene.overlays : [...scene.overlays, hook], blackness: 0 };
}

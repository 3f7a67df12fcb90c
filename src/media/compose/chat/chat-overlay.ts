/**
 * Draws a conversation at one moment: messages stack from the top, each pops up, and older ones move up under
 * the header once the room is full.
 */
import { evenBoxAround } from '../../pictures/rect-px.ts';
import { easeOut, easeOutBack } from '../appearance.ts';
import type { CompositionPlan } from '../composition-plan.ts';
import { moved, plateMark } from '../drawn-text.ts';
import type { ChatOverlay, Mark } from '../overlay.ts';
import { perPlan } from '../per-plan.ts';
import { chatHeader } from './chat-header.ts';
import { type LaidOutMessage, layOutMessages } from './chat-messages.ts';
import { CHAT_STYLES, type ChatArea, type ChatStyle, chatArea } from './chat-style.ts';

const APPEAR_SEC = 0.2;
/** A new message starts this small. */
const APPEAR_SCALE = 0.72;

interface LaidOutChat {
  readonly style: ChatStyle;
  readonly area: ChatArea;
  readonly header: readonly Mark[];
  readonly messages: readonly LaidOutMessage[];
}

const laidOut = perPlan((plan): LaidOutChat | null => {
  if (plan.chat === null) return null;
  const style = CHAT_STYLES[plan.chat.theme];
  const area = chatArea(plan.chat.panel, plan);
  return {
    style,
    area,
    header: chatHeader(plan.chat.names.them, style, area),
    messages: layOutMessages(plan.chat, style, area),
  };
});

/** Null for a plan without a conversation. */
export function chatOverlay(plan: CompositionPlan, timeSec: number): ChatOverlay | null {
  const chat = laidOut(plan);
  if (chat === null || plan.chat === null) return null;
  const { style, area, header, messages } = chat;
  const shown = messages.filter(({ atSec }) => atSec <= timeSec + 1e-6);
  const shares = shown.map(({ atSec }) => appearedAt(timeSec, atSec, plan.fps));
  const heightsPx = shown.map(({ gapPx, heightPx }, i) => (gapPx + heightPx) * easeOut(shares[i] ?? 1));
  const totalPx = heightsPx.reduce((sum, height) => sum + height, 0);
  const scrolledPx = Math.round(Math.max(0, totalPx - area.messages.height));

  const marks: Mark[] = [];
  let topPx = area.messages.y - scrolledPx;
  for (const [index, message] of shown.entries()) {
    const share = shares[index] ?? 1;
    const placedPx = Math.round(topPx + message.gapPx);
    if (placedPx + message.heightPx > area.messages.y - area.emPx)
      marks.push(placed(message, placedPx, share));
    topPx += heightsPx[index] ?? 0;
  }
  const floating = plan.chat.panel === 'floating';
  const { panel } = area;
  const filledPx = Math.round(Math.min(totalPx, area.messages.height));
  const bottomPx = area.messages.y + filledPx + Math.round(area.emPx * 0.8);
  const surface = floating ? { ...panel, height: Math.min(panel.height, bottomPx - panel.y) } : panel;
  const underHeader = area.headerTopPx + area.headerHeightPx;
  const clip = {
    ...panel,
    y: underHeader,
    height: Math.max(0, surface.y + surface.height - underHeader),
  };
  const moving = shares.map((share, index) => (share < 1 ? `${index}:${share.toFixed(3)}` : '')).join('');
  return {
    kind: 'chat',
    key: `chat ${plan.chat.theme} ${plan.chat.panel} ${plan.widthPx}x${plan.heightPx} ${shown.length} ${moving} ${plan.chat.names.them}`,
    box: evenBoxAround(surface, plan),
    opacity: 1,
    marks: [
      // A full conversation stands on the plan's backdrop.
      ...(floating ? [plateMark(surface, area.radiusPx, style.background)] : []),
      { kind: 'group', opacity: 1, scale: 1, originXPx: 0, originYPx: 0, clip, marks },
      ...header,
    ],
  };
}

/** Sampled at whole frames, so that a frame's picture has one key. The first frame shows something already. */
function appearedAt(timeSec: number, atSec: number, fps: number): number {
  const frames = Math.max(1, Math.round(APPEAR_SEC * fps));
  const since = Math.floor(timeSec * fps + 1e-6) - Math.ceil(atSec * fps - 1e-6);
  return Math.min(1, (since + 1) / frames);
}

function placed({ marks, heightPx, originXPx }: LaidOutMessage, topPx: number, share: number): Mark {
  return {
    kind: 'group',
    opacity: Math.min(1, share * 2),
    scale: share >= 1 ? 1 : APPEAR_SCALE + (1 - APPEAR_SCALE) * easeOutBack(share),
    originXPx,
    originYPx: topPx + heightPx,
    clip: null,
    marks: moved(marks, topPx),
  };
}

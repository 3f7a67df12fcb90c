/** Sets every message of a conversation once: its size and marks, with its own top at 0. */
import { type DrawnMark, plateMark, textMarks } from '../drawn-text.ts';
import { fitText, sizesDown } from '../fit-text.ts';
import type { ChatPlan } from '../overlay-plan.ts';
import type { ChatArea, ChatStyle } from './chat-style.ts';

export interface LaidOutMessage {
  readonly atSec: number;
  /** Room above the message; 0 for the first. */
  readonly gapPx: number;
  readonly heightPx: number;
  readonly marks: readonly DrawnMark[];
  /** From where the message grows as it appears. */
  readonly originXPx: number;
}

const LINE_HEIGHT_EM = 1.28;
/** A long message is set down to this share of the text size, then cut off. */
const SMALLEST = 0.6;
/** The tallest message, as a share of the room: something of what came before stays to be seen. */
const MAX_HEIGHT = 0.8;
/** Messages are measured with the widths of a bolder cut of the font, which runs this much wider. */
const LIGHTER_WIDTH = 0.965;
const NAME_EM = 0.8;
const BAR_EM = 0.18;

/** Messages without anything to show are left out. */
export function layOutMessages(chat: ChatPlan, style: ChatStyle, area: ChatArea): LaidOutMessage[] {
  const messages: LaidOutMessage[] = [];
  let previous: ChatPlan['lines'][number] | null = null;
  for (const line of [...chat.lines].sort((a, b) => a.atSec - b.atSec)) {
    const turns = previous === null || previous.side !== line.side;
    const name = style.named && turns ? chat.names[line.side] : '';
    const gapEm = previous === null ? 0 : turns ? style.turnGapEm : style.gapEm;
    const message = layOutMessage(line, name, style, area);
    if (message === null) continue;
    messages.push({ ...message, gapPx: Math.round(gapEm * area.emPx) });
    previous = line;
  }
  return messages;
}

function layOutMessage(
  { side, text, atSec }: ChatPlan['lines'][number],
  name: string,
  style: ChatStyle,
  { emPx, messages }: ChatArea,
): Omit<LaidOutMessage, 'gapPx'> | null {
  const { plate, text: color, accent, align } = style.sides[side];
  const padding = { x: style.padding.x * emPx, y: style.padding.y * emPx };
  const barPx = accent === null ? 0 : Math.round(BAR_EM * emPx);
  const roomPx = messages.width * style.maxWidth - 2 * padding.x - barPx;
  const fittedName = fitText(name, {
    weight: 800,
    maxWidthPx: roomPx,
    maxHeightPx: messages.height,
    lineHeightEm: LINE_HEIGHT_EM,
    fontSizesPx: [Math.max(8, Math.round(NAME_EM * emPx))],
    maxLines: 1,
    lines: 'full',
  });
  const namePx = fittedName === null ? 0 : fittedName.heightPx + emPx * 0.08;
  const fitted = fitText(text, {
    weight: 700,
    maxWidthPx: roomPx,
    maxHeightPx: Math.max(emPx, messages.height * MAX_HEIGHT - 2 * padding.y - namePx),
    lineHeightEm: LINE_HEIGHT_EM,
    fontSizesPx: sizesDown(emPx, emPx * SMALLEST, 5),
    maxLines: Number.POSITIVE_INFINITY,
    lines: 'full',
  });
  if (fitted === null) return null;
  const width = style.named
    ? messages.width
    : Math.min(messages.width, Math.round(fitted.widthPx * LIGHTER_WIDTH + 2 * padding.x));
  const heightPx = Math.round(fitted.heightPx + namePx + 2 * padding.y);
  const left = align === 'left' ? messages.x : messages.x + messages.width - width;
  // Short messages become a pill, never more than round.
  const radiusPx = Math.min(style.radiusEm * emPx, heightPx / 2);
  const textLeft = left + barPx + padding.x;
  const textRight = left + width - padding.x;
  const marks: DrawnMark[] = [];
  if (accent !== null) {
    marks.push(plateMark({ x: left, y: 0, width, height: heightPx }, radiusPx, accent));
    const inner = { x: left + barPx, y: 0, width: width - barPx, height: heightPx };
    marks.push(plateMark(inner, radiusPx, plate));
  } else marks.push(plateMark({ x: left, y: 0, width, height: heightPx }, radiusPx, plate));
  const place = { maxWidthPx: textRight - textLeft } as const;
  if (fittedName !== null) {
    const nameAt = { xPx: textLeft, align: 'left', topPx: padding.y } as const;
    marks.push(...textMarks(fittedName, { ...place, ...nameAt, weight: 800, color: accent ?? color }));
  }
  const toRight = fitted.rightToLeft;
  marks.push(
    ...textMarks(fitted, {
      ...place,
      xPx: toRight ? textRight : textLeft,
      align: toRight ? 'right' : 'left',
      topPx: padding.y + namePx,
      weight: style.textWeight,
      color,
    }),
  );
  return { atSec, heightPx, marks, originXPx: align === 'left' ? left : left + width };
}

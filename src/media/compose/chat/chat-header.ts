/** Draws the strip above a conversation: a disc with an initial and the contact's name. */
import { initialOf, plateMark, textMarks } from '../drawn-text.ts';
import { fitText } from '../fit-text.ts';
import type { Mark } from '../overlay.ts';
import type { ChatArea, ChatStyle } from './chat-style.ts';

export function chatHeader(name: string, style: ChatStyle, area: ChatArea): Mark[] {
  const { panel, headerTopPx, headerHeightPx, emPx, messages, radiusPx } = area;
  const bottom = headerTopPx + headerHeightPx;
  const centred = style.headerAlign === 'center';
  const lineWidth = Math.max(1, Math.round(emPx * 0.05));
  const strip = { x: panel.x, y: panel.y, width: panel.width, height: bottom - panel.y };
  const square = { ...strip, y: panel.y + radiusPx, height: Math.max(0, strip.height - radiusPx) };
  const marks: Mark[] = [
    plateMark(strip, radiusPx, style.headerBackground),
    plateMark(square, 0, style.headerBackground),
    plateMark({ x: panel.x, y: bottom - lineWidth, width: panel.width, height: lineWidth }, 0, style.line),
  ];
  const fitted = fitText(name, {
    weight: 800,
    maxWidthPx: messages.width - (centred ? 0 : emPx * 2.6),
    maxHeightPx: headerHeightPx,
    lineHeightEm: 1.2,
    fontSizesPx: [Math.round(emPx * (centred ? 0.74 : 1))],
    maxLines: 1,
    lines: 'full',
  });
  const discPx = Math.round(emPx * (centred ? 1.55 : 1.9));
  const middleX = panel.x + panel.width / 2;
  const discLeft = centred ? middleX - discPx / 2 : messages.x;
  const discTop = centred ? headerTopPx + emPx * 0.44 : headerTopPx + (headerHeightPx - discPx) / 2;
  marks.push(plateMark({ x: discLeft, y: discTop, width: discPx, height: discPx }, discPx / 2, style.disc));
  marks.push({
    kind: 'line',
    text: initialOf(name),
    xPx: discLeft + discPx / 2,
    baselinePx: Math.round(discTop + discPx * (0.5 + 0.5 * 0.355)),
    maxWidthPx: discPx * 0.7,
    align: 'center',
    rightToLeft: false,
    fontSizePx: Math.round(discPx * 0.5),
    weight: 800,
    color: '#ffffff',
  });
  if (fitted !== null) {
    marks.push(
      ...textMarks(fitted, {
        xPx: centred ? middleX : messages.x + emPx * 2.6,
        topPx: centred
          ? discTop + discPx + emPx * 0.14
          : headerTopPx + (headerHeightPx - fitted.heightPx) / 2,
        maxWidthPx: messages.width - (centred ? 0 : emPx * 2.6),
        align: centred ? 'center' : 'left',
        weight: centred ? 700 : 800,
        color: style.headerText,
      }),
    );
  }
  return marks;
}

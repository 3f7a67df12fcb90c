/** The two looks of a drawn conversation as data. Sizes are in em of the message text unless said otherwise. */
import type { RectPx } from '../../pictures/rect-px.ts';
import type { ChatPlan, ChatSide, ChatTheme } from '../overlay-plan.ts';

export interface SideStyle {
  readonly plate: string;
  readonly text: string;
  /** The bar beside a card, the disc of a header; null draws none. */
  readonly accent: string | null;
  readonly align: 'left' | 'right';
}

export interface ChatStyle {
  readonly background: string;
  readonly headerBackground: string;
  readonly headerText: string;
  readonly headerAlign: 'left' | 'center';
  readonly line: string;
  readonly disc: string;
  readonly sides: Readonly<Record<ChatSide, SideStyle>>;
  readonly textWeight: number;
  readonly radiusEm: number;
  readonly padding: { readonly x: number; readonly y: number };
  /** Between messages of one side, and where the side changes. */
  readonly gapEm: number;
  readonly turnGapEm: number;
  /** Widest message, as a share of the room. */
  readonly maxWidth: number;
  /** Messages as wide as the room, with the name above the first of a turn. */
  readonly named: boolean;
}

export const CHAT_STYLES: Readonly<Record<ChatTheme, ChatStyle>> = {
  bubbles: {
    background: '#ffffff',
    headerBackground: '#f4f5f8',
    headerText: '#14161c',
    headerAlign: 'center',
    line: '#dfe2ea',
    disc: '#8b93a7',
    sides: {
      me: { plate: '#4f5bff', text: '#ffffff', accent: null, align: 'right' },
      them: { plate: '#e8eaf0', text: '#14161c', accent: null, align: 'left' },
    },
    textWeight: 500,
    radiusEm: 0.92,
    padding: { x: 0.78, y: 0.46 },
    gapEm: 0.2,
    turnGapEm: 0.56,
    maxWidth: 0.78,
    named: false,
  },
  cards: {
    background: '#14161f',
    headerBackground: '#1b1e2a',
    headerText: '#f4f5fb',
    headerAlign: 'left',
    line: '#2c3040',
    disc: '#ff7a59',
    sides: {
      me: { plate: '#20263a', text: '#f1f3fb', accent: '#5cf2b2', align: 'left' },
      them: { plate: '#262331', text: '#f1f3fb', accent: '#ff7a59', align: 'left' },
    },
    textWeight: 500,
    radiusEm: 0.3,
    padding: { x: 0.8, y: 0.56 },
    gapEm: 0.26,
    turnGapEm: 0.5,
    maxWidth: 1,
    named: true,
  },
};

/** Where the conversation stands and how large its text is. */
export interface ChatArea {
  readonly emPx: number;
  /** The whole surface at its greatest. */
  readonly panel: RectPx;
  readonly radiusPx: number;
  readonly headerTopPx: number;
  readonly headerHeightPx: number;
  /** Where messages may stand. */
  readonly messages: RectPx;
}

/** Keeps clear of what platforms draw at the top, at the bottom and at the lower right of vertical video. */
export function chatArea(
  panel: ChatPlan['panel'],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): ChatArea {
  const unit = Math.min(widthPx, heightPx * 0.62);
  const floating = panel === 'floating';
  const emPx = Math.max(8, Math.round(unit * (floating ? 0.0425 : 0.046)));
  const width = floating ? Math.round(unit * 0.86) : widthPx;
  const rect: RectPx = floating
    ? {
        x: Math.round((widthPx - width) / 2),
        y: Math.round(heightPx * 0.11),
        width,
        height: Math.round(heightPx * 0.52),
      }
    : { x: 0, y: 0, width: widthPx, height: heightPx };
  const headerTopPx = floating ? rect.y : Math.round(heightPx * 0.055);
  const headerHeightPx = Math.round(emPx * 3.3);
  const asidePx = floating ? Math.round(emPx * 0.8) : Math.round((widthPx - unit * 0.88) / 2);
  const top = headerTopPx + headerHeightPx + Math.round(emPx * 0.7);
  const bottom = floating ? rect.y + rect.height - Math.round(emPx * 0.8) : Math.round(heightPx * 0.8);
  return {
    emPx,
    panel: rect,
    radiusPx: floating ? emPx * 0.9 : 0,
    headerTopPx,
    headerHeightPx,
    messages: {
      x: rect.x + asidePx,
      y: top,
      width: rect.width - 2 * asidePx,
      height: Math.max(2, bottom - top),
    },
  };
}

/** What a composition writes and draws over its pictures besides captions, as plain data. Times on the composition's clock. */
import type { DrawnFont } from '../../base/film/caption-fonts.ts';
import type { HookLook } from '../captions/caption-look.ts';

export interface HookPlan {
  readonly text: string;
  /** Absent for the beginning. */
  readonly startSec?: number | undefined;
  readonly untilSec: number;
  /** Middle of the text; left out for its own place at the top. */
  readonly centerYPx?: number;
  /** A brand's. */
  readonly look?: HookLook | undefined;
  readonly font?: DrawnFont | undefined;
}

/** Large and outlined; on a dark plate; small on a bright tag. */
export type TextPreset = 'headline' | 'subtitle' | 'label';

export interface TextPlan {
  readonly preset: TextPreset;
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  /** Middle of the text, 0 to 100 of the picture; null for the preset's own place. */
  readonly xPercent: number | null;
  readonly yPercent: number | null;
  /** Nobody put it there: it stands beside a text, or captions put there, that it would cover. */
  readonly givesWay?: true | undefined;
  /** Over the preset; absent for what that says. */
  readonly font?: DrawnFont | undefined;
  readonly color?: string | undefined;
  readonly sizeScale?: number | undefined;
}

/** The first post of a forum thread, drawn as a card. Empty strings leave their line out. */
export interface CardPlan {
  readonly title: string;
  readonly author: string;
  readonly subforum: string;
  readonly startSec: number;
  readonly endSec: number;
}

export type ChatTheme = 'bubbles' | 'cards';
export type ChatSide = 'me' | 'them';

export interface ChatPlan {
  readonly theme: ChatTheme;
  /** `floating` stands over a picture and grows with the conversation; `full` stands on the backdrop. */
  readonly panel: 'floating' | 'full';
  readonly names: Readonly<Record<ChatSide, string>>;
  /** In the order they appear. */
  readonly lines: readonly ChatLine[];
}

export interface ChatLine {
  readonly side: ChatSide;
  readonly text: string;
  readonly atSec: number;
}

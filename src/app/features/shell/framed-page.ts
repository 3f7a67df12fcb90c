/** What the frame around the pages, and its palette, know of a page: the handle of its route. */
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '../../i18n/messages.ts';

export interface FramedPage {
  /** Its address, as a pattern of the router. */
  readonly path: string;
  /** Left out where the page is called after what it shows. */
  readonly title?: MessageId;
  /** It is a main place: in the bar of a phone and first in the rail, behind "More" there, or at the end. */
  readonly place?: {
    readonly id: string;
    readonly row: 'first' | 'rest' | 'last';
    readonly Icon: LucideIcon;
  };
  /** The main place it belongs to, by its id. */
  readonly under?: string;
  /** A picture is worked on there: on phones the navigation folds away. */
  readonly isEditor?: true;
  /** Where the palette leads to, with how it says so. */
  readonly palette?: readonly (readonly [label: MessageId, to: string])[];
}

/** A page that is a main place. */
export type PlacePage = FramedPage & Required<Pick<FramedPage, 'place' | 'title'>>;

export function isPlace(page: FramedPage): page is PlacePage {
  return page.place !== undefined && page.title !== undefined;
}

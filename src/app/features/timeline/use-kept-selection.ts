/**
 * What is selected stands in the address once it is at rest: a link or a reload comes back to it. The editor knows what is
 * selected; the address is read when the page opens, and when it was changed by something else.
 */
import { useEffect, useRef } from 'react';
import { itemsOf } from '../../../timeline/geometry/edit-view.ts';
import { revealSec } from '../../../timeline/geometry/time-scale.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { useAddress } from '../../ui/page/use-address.ts';
import { namedSelection, selectionNamed } from './named-selection.ts';

const NAME = 'item';
/** Keys that walk over many items, and a frame that is drawn over them, write once. */
const REST_MS = 400;

export function useKeptSelection(editor: Editor): void {
  const [search, change] = useAddress();
  const said = search.get(NAME) ?? '';
  /** What the address says as far as this editor has read or written it. */
  const known = useRef('');

  useEffect(() => {
    if (said === known.current) return;
    known.current = said;
    const { store } = editor;
    const view = editor.settledView();
    const selection = selectionNamed(said, view.edit);
    const first = itemsOf(view).find(({ id }) => selection.has(id));
    const { scale } = store.get();
    store.set({
      selection,
      ...(first === undefined ? {} : { scale: revealSec(scale, first.startSec, view.durationSec) }),
    });
  }, [editor, said]);

  useEffect(() => {
    const { store } = editor;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = store.get().selection;
    const keep = (): void => {
      const { selection, session } = store.get();
      const name = namedSelection(selection, session.base);
      if (name === null || name === known.current) return;
      known.current = name;
      change({ [NAME]: name });
    };
    const stop = store.subscribe(() => {
      const { selection } = store.get();
      if (selection === before) return;
      before = selection;
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor, change]);
}

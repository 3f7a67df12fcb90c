/** A link that is pasted on a page, or dropped on it from elsewhere, goes into the field for links. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takesText } from '../../ui/fields/takes-text.ts';
import { linkOf } from '../uploads/import-link.ts';

/** @param field of the page, or of the dialog that is open over it */
export function useGivenLink(
  field: RefObject<HTMLInputElement | null>,
  onLink: (link: string) => void,
): void {
  const take = useEffectEvent((event: Event, text: string | undefined): void => {
    const link = linkOf(text ?? '');
    if (link === null || !isInFront(field.current) || takesText(event.target)) return;
    event.preventDefault();
    field.current?.focus();
    onLink(link);
  });
  useEffect(() => {
    // What is dragged within the page is no gift.
    let isOurs = false;
    const onStart = (): void => {
      isOurs = true;
    };
    const onEnd = (): void => {
      isOurs = false;
    };
    const onPaste = (event: ClipboardEvent): void => take(event, event.clipboardData?.getData('text/plain'));
    // Without this a browser would leave the page for the link.
    const onOver = (event: DragEvent): void => {
      if (!isOurs && carriesLink(event) && !takesText(event.target)) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      if (!isOurs && carriesLink(event)) take(event, event.dataTransfer?.getData('text/uri-list'));
    };
    const heard = { dragstart: onStart, dragend: onEnd, paste: onPaste, dragover: onOver, drop: onDrop };
    const all = Object.entries(heard) as [string, EventListener][];
    for (const [name, listener] of all) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of all) window.removeEventListener(name, listener);
    };
  }, []);
}

function carriesLink({ dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('text/uri-list') && !types.includes('Files');
}

function isInFront(field: HTMLInputElement | null): boolean {
  const dialog = document.querySelector('dialog[open]');
  return field !== null && (dialog === null || dialog.contains(field));
}

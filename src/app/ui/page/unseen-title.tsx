/**
 * The title of a page that needs the room: for screen readers, and in sight for a moment when the keyboard comes to it, under
 * the trail and with nothing that a finger wants taken away. Whoever works by keys from there sees what is under it.
 */
export function UnseenTitle({ children }: { children: string }) {
  return (
    <h1
      dir="auto"
      className="pointer-events-none sr-only rounded-control border bg-surface text-sm font-semibold shadow-sm focus-visible:not-sr-only focus-visible:px-3 focus-visible:py-1.5 focus-visible:leaves-soon focus-visible:fixed focus-visible:top-15 focus-visible:left-1/2 focus-visible:z-30 focus-visible:max-w-[min(90vw,40rem)] focus-visible:-translate-x-1/2 focus-visible:truncate"
    >
      {children}
    </h1>
  );
}

/** The title of a page that needs the room: for screen readers, and in sight while the keyboard has come to it. */
export function UnseenTitle({ children }: { children: string }) {
  return (
    <h1
      dir="auto"
      className="sr-only rounded-control bg-surface px-3 py-1.5 text-sm font-semibold focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-4 focus-visible:z-30 focus-visible:max-w-[40vw] focus-visible:truncate md:focus-visible:left-1/2 md:focus-visible:-translate-x-1/2"
    >
      {children}
    </h1>
  );
}

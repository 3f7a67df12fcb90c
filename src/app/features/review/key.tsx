/** The key of a button, where there is a keyboard to press it on. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded border border-current/35 high-contrast:border-current high-contrast:opacity-100 px-1.5 font-mono text-[11px] leading-5 opacity-75 lg:inline"
    >
      {children}
    </kbd>
  );
}

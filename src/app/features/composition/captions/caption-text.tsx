/** A caption file as it is written, in a region that scrolls. */
export function CaptionText({
  label,
  text,
  language,
}: {
  label: string;
  text: string;
  /** As `lang` takes it; undefined where that is not known. */
  language: string | undefined;
}) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className="max-h-60 w-full overflow-auto rounded-card border bg-surface p-3"
    >
      <pre lang={language} className="font-mono text-xs whitespace-pre-wrap [unicode-bidi:plaintext]">
        {text}
      </pre>
    </section>
  );
}

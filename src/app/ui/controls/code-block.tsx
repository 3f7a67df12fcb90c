/** Text of machines: scrolls by itself, reachable by keyboard, wraps on demand of its width. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className="max-h-96 overflow-auto rounded-control border bg-raised p-3"
    >
      <pre translate="no" className="font-mono text-xs break-words whitespace-pre-wrap">
        {text}
      </pre>
    </section>
  );
}

/** Keys and what they do, as a list. */
export function KeyList({ rows }: { rows: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-sm">
      {rows.map(([keys, does]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="rounded border bg-raised px-2 py-0.5 font-mono text-xs whitespace-nowrap">
              {keys}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

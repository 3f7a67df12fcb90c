/** Finds what reaches itself in a graph. */

/** Sets of nodes that reach each other, each in order of name. */
export function circlesOf(edges: Iterable<readonly [from: string, to: string]>): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reach = new Map([...next.keys()].map((node) => [node, reachable(next, node)]));
  const circles = [...reach]
    .filter(([node, reached]) => reached.has(node))
    .map(([node, reached]) => [...reached].filter((other) => reach.get(other)?.has(node)).sort());
  return [...new Set(circles.map((circle) => circle.join('\n')))].sort().map((circle) => circle.split('\n'));
}

function reachable(next: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const seen = new Set<string>();
  // Grows while it is read.
  const queue = [from];
  for (const node of queue)
    for (const other of next.get(node) ?? []) {
      if (seen.has(other)) continue;
      seen.add(other);
      queue.push(other);
    }
  return seen;
}

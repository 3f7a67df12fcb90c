/** A block with the fields that were really given replaced; what was not said stays. */
export function changed<Block extends object>(
  block: Block,
  change: { readonly [Name in keyof Block]?: Block[Name] | undefined },
): Block {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...block, ...given };
}

/** Paged lists: what they are asked with and what they answer. Specification, section 4, "Common rules". */
import { z } from 'zod';
import { CURSOR_MAX_CHARS, PAGE_SIZE_MAX } from './limits.ts';

const query = z.strictObject({
  limit: z.int().min(1).max(PAGE_SIZE_MAX).optional(),
  cursor: z.string().min(1).max(CURSOR_MAX_CHARS).optional(),
});

export function pageQuery<Filters extends z.ZodRawShape>(filters: Filters) {
  return query.extend(filters);
}

export function pageAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), hasMore: z.boolean(), nextCursor: z.string().nullable() });
}

/** When each clip is posted: on chosen days of the week, from a day on, so many a day. By the clock of the place. Pure. */

export interface PostingWish {
  /** `2026-11-24`. */
  readonly firstDay: string;
  /** `18:00`. */
  readonly time: string;
  /** At least one, the later ones `APART_HOURS` after the one before. */
  readonly perDay: number;
  /** 0 is Sunday, as Date has it; at least one. */
  readonly weekdays: readonly number[];
}

export const PER_DAY_MAX = 3;
export const APART_HOURS = 4;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})$/;

/** In order; null where the wish cannot be read or names no day. */
export function postingTimes(
  { firstDay, time, perDay, weekdays }: PostingWish,
  count: number,
): Date[] | null {
  const day = DAY.exec(firstDay)?.slice(1).map(Number);
  const clock = TIME.exec(time)?.slice(1).map(Number);
  const days = new Set(weekdays.filter((weekday) => weekday >= 0 && weekday <= 6));
  if (day === undefined || clock === undefined || days.size === 0 || perDay < 1) return null;
  const [year = 0, month = 1, date = 1] = day;
  const [hour = 0, minute = 0] = clock;
  const times: Date[] = [];
  for (let after = 0; times.length < count; after += 1) {
    // By the calendar, not by 24 hours: the hour stays through a change of the clocks.
    const noon = new Date(year, month - 1, date + after, 12);
    if (!days.has(noon.getDay())) continue;
    for (let turn = 0; turn < perDay && times.length < count; turn += 1)
      times.push(new Date(year, month - 1, date + after, hour + turn * APART_HOURS, minute));
  }
  return times;
}

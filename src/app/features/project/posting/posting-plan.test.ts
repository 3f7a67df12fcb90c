import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingCalendar } from './posting-calendar.ts';
import { APART_HOURS, PER_DAY_MAX, postingTimes } from './posting-times.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WISH = { firstDay: '2026-11-27', time: '18:30', perDay: 1, weekdays: [1, 5] };
const shown = (times: readonly Date[] | null) =>
  times?.map((time) => `${time.getMonth() + 1}-${time.getDate()} ${time.getHours()}:${time.getMinutes()}`);
const day = fc
  .date({ min: new Date(2020, 0, 2), max: new Date(2040, 0, 1), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('posting times', () => {
  it('are on the chosen days of the week, by the clock, from the first day on', () => {
    expect(shown(postingTimes(WISH, 3))).toEqual(['11-27 18:30', '11-30 18:30', '12-4 18:30']);
    expect(shown(postingTimes({ ...WISH, time: '09:00', perDay: 2 }, 3))).toEqual([
      '11-27 9:0',
      `11-27 ${9 + APART_HOURS}:0`,
      '11-30 9:0',
    ]);
  });

  it('are none where the wish says no day', () => {
    expect(postingTimes({ ...WISH, weekdays: [] }, 1)).toBeNull();
    expect(postingTimes({ ...WISH, weekdays: [7] }, 1)).toBeNull();
    expect(postingTimes({ ...WISH, firstDay: '' }, 1)).toBeNull();
    expect(postingTimes({ ...WISH, time: 'noon' }, 1)).toBeNull();
  });

  it('are as many as clips, each later than the one before, no more a day than wished', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: PER_DAY_MAX }),
        fc.subarray(EVERY_DAY, { minLength: 1 }),
        fc.integer({ min: 0, max: 40 }),
        (firstDay, perDay, weekdays, count) => {
          const times = postingTimes({ firstDay, time: '08:15', perDay, weekdays }, count) ?? [];
          expect(times).toHaveLength(count);
          for (const [at, time] of times.entries()) {
            expect(weekdays).toContain(time.getDay());
            if (at > 0) expect(time.getTime()).toBeGreaterThan(times[at - 1]?.getTime() ?? 0);
          }
          const days = times.map((time) => time.toDateString());
          for (const one of days)
            expect(days.filter((other) => other === one).length).toBeLessThanOrEqual(perDay);
        },
      ),
    );
  });
});

describe('a posting calendar', () => {
  const at = new Date(Date.UTC(2026, 10, 27, 17, 30));
  const made = new Date(Date.UTC(2026, 10, 24, 9));
  const event = { id: 'cmp_1', title: 'Wait; then, go', text: 'One.\n\n#two', at };

  it('has an event a clip, at its time, with its words', () => {
    expect(postingCalendar([event], made).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Cliproom//Posting plan//EN',
      'BEGIN:VEVENT',
      'UID:cmp_1@cliproom',
      'DTSTAMP:20261124T090000Z',
      'DTSTART:20261127T173000Z',
      'DURATION:PT15M',
      'SUMMARY:Wait\\; then\\, go',
      'DESCRIPTION:One.\\n\\n#two',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is read back as it was, whatever is in the words, in lines that are not too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const file = postingCalendar([{ ...event, title }], made);
        const lines = file.split('\r\n');
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const whole = file.replaceAll('\r\n ', '').split('\r\n');
        expect(whole).toHaveLength(13);
        const summary = whole.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
        const read = summary.replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
        const wanted = title
          .trim()
          .replaceAll(/\r\n|\r/g, '\n')
          .replaceAll(/(?!\n)\p{Cc}/gu, ' ');
        expect(read).toBe(wanted);
      }),
    );
  });
});

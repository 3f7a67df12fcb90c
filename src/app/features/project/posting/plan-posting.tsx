/** A plan of days for the clips, taken away as a calendar file. */
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { filenameOf } from '../../../../base/text/file-name.ts';
import { useTyped } from '../../../data/changes/use-typed.ts';
import { saveFile } from '../../../data/storage/save-file.ts';
import { dates } from '../../../i18n/format.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { TypedNote } from '../../../parts/changes/typed-note.tsx';
import type { AcceptedClip } from '../../../parts/clips/accepted-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField, TextField } from '../../../ui/fields/field.tsx';
import { postText } from './post-texts.ts';
import { postingCalendar } from './posting-calendar.ts';
import { APART_HOURS, PER_DAY_MAX, type PostingWish, postingTimes } from './posting-times.ts';
import { postedClip } from './save-package.ts';

/** A week from Monday, told by the calendar of the reader's language. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday, so that its day of the month and the day of the week count alike. */
const SUNDAY = { year: 2026, month: 1, day: 1 } as const;

/** From tomorrow on, whichever day that is. */
const USUAL: PostingWish = { firstDay: '', time: '18:00', perDay: 1, weekdays: WEEK };

export function PlanPosting({ title, accepted }: { title: string; accepted: readonly AcceptedClip[] }) {
  const { t } = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="max-md:min-h-11" onClick={() => setOpen(true)}>
        <CalendarPlus size={18} aria-hidden />
        {t('posting.plan')}
      </Button>
      {open ? (
        <Dialog title={t('posting.title')} closeLabel={t('keys.close')} onClose={() => setOpen(false)}>
          <PostingForm title={title} accepted={accepted} />
        </Dialog>
      ) : null}
    </>
  );
}

function PostingForm({ title, accepted }: { title: string; accepted: readonly AcceptedClip[] }) {
  const { t, locale } = useTranslate();
  const typed = useTyped(`posting ${accepted[0]?.composition.projectId ?? ''}`, USUAL);
  const soonest = dayOf(tomorrow());
  const { firstDay } = typed.value;
  // What was planned earlier may have passed meanwhile.
  const wish = { ...typed.value, firstDay: isPast(firstDay, typed.isFromBefore) ? soonest : firstDay };
  const set = (change: Partial<PostingWish>): void => typed.set((now) => ({ ...now, ...change }));
  const times = postingTimes(wish, accepted.length);
  const day = dates(locale, { weekday: 'long' });
  const moment = dates(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const save = (): void => {
    const events = accepted.flatMap((one, index) => {
      const at = times?.[index];
      const clip = postedClip(one);
      return at === undefined
        ? []
        : [{ id: one.composition.id, title: clip.title, text: postText(clip), at }];
    });
    const file = new Blob([postingCalendar(events, new Date())], { type: 'text/calendar' });
    saveFile(file, filenameOf(title, 'ics'));
    typed.forget();
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="text-sm text-ink-soft">{t('posting.lead')}</p>
      <TypedNote typed={typed} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('posting.firstDay')}
          type="date"
          required
          value={wish.firstDay}
          onChange={({ target }) => set({ firstDay: target.value })}
        />
        <TextField
          label={t('posting.time')}
          type="time"
          required
          value={wish.time}
          onChange={({ target }) => set({ time: target.value })}
        />
        <SelectField
          label={t('posting.perDay')}
          help={t('posting.perDayHelp', { count: APART_HOURS })}
          options={Array.from({ length: PER_DAY_MAX }, (_, index) => {
            const id = String(index + 1);
            return { id, name: id };
          })}
          value={String(wish.perDay)}
          onChange={({ target }) => set({ perDay: Number(target.value) })}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{t('posting.weekdays')}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {WEEK.map((weekday) => (
            <CheckField
              key={weekday}
              label={day.format(new Date(SUNDAY.year, SUNDAY.month, SUNDAY.day + weekday))}
              checked={wish.weekdays.includes(weekday)}
              onChange={(wanted) =>
                set({
                  weekdays: wanted
                    ? [...wish.weekdays, weekday]
                    : wish.weekdays.filter((one) => one !== weekday),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      {times === null ? (
        <p role="status" className="text-sm text-bad">
          {t('posting.noDay')}
        </p>
      ) : (
        <ol aria-label={t('posting.title')} className="flex flex-col gap-1 text-sm">
          {accepted.map(({ composition }, index) => (
            <li key={composition.id} className="flex gap-3">
              <span className="shrink-0 font-mono text-xs leading-5 text-ink-soft">
                {moment.format(times[index])}
              </span>
              <span dir="auto" className="min-w-0 truncate">
                {composition.title}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button type="submit" tone="primary" className="min-h-11" disabled={times === null}>
          {t('posting.save')}
        </Button>
      </div>
    </form>
  );
}

function isPast(firstDay: string, isFromBefore: boolean): boolean {
  return firstDay === '' || (isFromBefore && firstDay < dayOf(new Date()));
}

function tomorrow(): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
}

/** As a date field has it, by the clock of the place. */
function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** A time that is typed, on the clock. */
import { readClock } from '../../../base/text/read-clock.ts';
import { preciseClock } from '../../i18n/clock.ts';
import { TypedField } from './typed-field.tsx';

export function TimeField({
  label,
  valueSec,
  onChange,
}: {
  label: string;
  valueSec: number;
  onChange: (timeSec: number) => void;
}) {
  return (
    <TypedField
      label={label}
      shown={preciseClock(valueSec)}
      read={readClock}
      width="w-[6rem]"
      onTake={onChange}
    />
  );
}

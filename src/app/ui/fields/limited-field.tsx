/** A text with a limit that is counted while typing. What is too long is told, never cut. */
import { wholeNumber } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { TextArea, TextField } from './field.tsx';

interface LimitedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Most characters, as the service counts them (UTF-16 units). */
  readonly limit: number;
  readonly help?: string;
  readonly placeholder?: string;
  /** More than one makes a field of several lines. */
  readonly rows?: number;
}

export function LimitedField({
  label,
  value,
  onChange,
  limit,
  help,
  placeholder,
  rows = 1,
}: LimitedFieldProps) {
  const { t, locale } = useTranslate();
  const over = value.length - limit;
  const counted = t('field.count', {
    count: wholeNumber(value.length, locale),
    limit: wholeNumber(limit, locale),
  });
  const shared = {
    label,
    value,
    help: help === undefined ? counted : `${help} ${counted}`,
    error: over > 0 ? t('field.over', { count: over }) : undefined,
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  return rows > 1 ? (
    <TextArea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...shared} onChange={(event) => onChange(event.target.value)} />
  );
}

/** Colours of a look: each the style's until it is one's own. */
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { ColorInput } from '../../../ui/fields/color-input.tsx';

export function OwnColor({
  label,
  value,
  first,
  onChange,
}: {
  label: string;
  value: string | null;
  first: string;
  onChange: (color: string | null) => void;
}) {
  const { t } = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <CheckField
        label={t('brand.own', { what: label })}
        checked={value !== null}
        onChange={(own) => onChange(own ? first : null)}
      />
      {value === null ? null : <ColorInput label={label} value={value} onChange={onChange} />}
    </div>
  );
}

export function BesideColor({
  color,
  label,
  onColor,
  children,
}: {
  /** null where what is chosen has none. */
  color: string | null;
  label: string;
  onColor: (color: string) => void;
  children: ReactNode;
}) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      {color === null ? null : <ColorInput label={label} value={color} onChange={onColor} />}
    </div>
  );
}

/** A number by a slider, and by typing. While the slider is held it only shows; it is taken when let go. */
import { useEffect, useRef, useState } from 'react';
import { NumberField } from './number-field.tsx';

export function SliderField({
  label,
  value,
  min,
  max,
  step,
  digits = 2,
  unit = '',
  disabled = false,
  onShow,
  onTake,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  digits?: number;
  unit?: string;
  disabled?: boolean;
  onShow: (value: number) => void;
  onTake: (value: number) => void;
}) {
  const slider = useRef<HTMLInputElement>(null);
  /** null while it is not held. */
  const [held, setHeld] = useState<number | null>(null);
  const take = useRef(onTake);
  take.current = onTake;
  // React's onChange is the platform's `input`; `change` is what says that it was let go.
  useEffect(() => {
    const element = slider.current;
    const onLetGo = (): void => {
      if (element === null) return;
      setHeld(null);
      take.current(Number(element.value));
    };
    element?.addEventListener('change', onLetGo);
    return () => element?.removeEventListener('change', onLetGo);
  }, []);
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3">
      <span aria-hidden className="text-sm">
        {label}
      </span>
      <input
        ref={slider}
        type="range"
        aria-label={label}
        aria-valuetext={`${Number((held ?? value).toFixed(digits))}${unit}`}
        disabled={disabled}
        min={min}
        max={max}
        step={step}
        value={held ?? value}
        onChange={(event) => {
          setHeld(Number(event.target.value));
          onShow(Number(event.target.value));
        }}
        className="h-[1.5rem] w-full min-w-0 accent-(--ink-soft) disabled:opacity-50 pointer-coarse:h-11"
      />
      <NumberField
        label={label}
        value={held ?? value}
        min={min}
        max={max}
        digits={digits}
        unit={unit}
        disabled={disabled}
        onChange={onTake}
      />
    </div>
  );
}

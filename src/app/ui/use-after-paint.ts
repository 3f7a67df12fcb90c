/** The value of the last paint: what costs more follows what has to be seen at once. */
import { useEffect, useState } from 'react';

/**
 * Not `useDeferredValue`: its work begins anew whenever something else is drawn, and beside a film that plays
 * that is every frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(() => value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted;
}

/**
 * Something that happened, told to screen readers once. Its region is empty again soon: what stands in one is told anew
 * each time a dialog over the page closes, and would be met by who reads on, long after it was so.
 */
import { useCallback, useEffect, useState } from 'react';

/** Readers take it at once, and finish a sentence of theirs first. */
const SPOKEN_MS = 5000;

export interface SpokenProps {
  /** The same text is told again after an empty one, or in another turn. */
  readonly text: string;
  readonly turn?: number;
}

export function Spoken({ text, turn = 0 }: SpokenProps) {
  const now = `${turn} ${text}`;
  const [over, setOver] = useState('');
  if (text === '' && over !== '') setOver('');
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setOver(now), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [text, now]);
  return (
    <p role="status" className="sr-only">
      {text === '' || now === over ? null : <span key={turn}>{text}</span>}
    </p>
  );
}

/** What was said last, for `Spoken`, and how to say something: also the same again, as of a command that is given twice. */
export function useSpoken(): [said: SpokenProps, say: (text: string) => void] {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [said, say];
}

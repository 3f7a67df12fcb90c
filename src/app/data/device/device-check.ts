/** Trials of this device, one after another while the page is open; and what a person answers of it, kept here. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceTrial } from '../../../base/browser/device-check.ts';
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import { useSessionState } from '../connection/session.tsx';

export interface DeviceTrials {
  readonly trials: readonly DeviceTrial[];
  readonly state: 'running' | 'done' | 'failed';
  readonly error: unknown;
  again(): void;
}

const NOTHING = { trials: [], state: 'running', error: null } as const;

/** Begins by itself. */
export function useDeviceTrials(): DeviceTrials {
  const { tryDevice } = useSessionState();
  const [shown, setShown] = useState<Omit<DeviceTrials, 'again'>>(NOTHING);
  const running = useRef(new AbortController());
  const again = useCallback(() => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const trials: DeviceTrial[] = [];
    setShown(NOTHING);
    const told = (trial: DeviceTrial): void => {
      trials.push(trial);
      if (!signal.aborted) setShown({ ...NOTHING, trials: [...trials] });
    };
    tryDevice(told, signal).then(
      () => setShown({ trials, state: 'done', error: null }),
      (error: unknown) => {
        if (!signal.aborted) setShown({ trials, state: 'failed', error });
      },
    );
  }, [tryDevice]);
  useEffect(() => {
    again();
    return () => running.current.abort();
  }, [again]);
  return { ...shown, again };
}

const KEY = 'cliproom.check';
export type Answer = 'none' | 'yes' | 'no';
type Answers = Readonly<Record<string, Answer>>;

export function useKeptAnswers(): readonly [Answers, (question: string, answer: Answer) => void] {
  const [answers, setAnswers] = useState(readAnswers);
  const answer = (question: string, given: Answer): void => {
    const next = { ...answers, [question]: given };
    keepOnDevice(KEY, JSON.stringify(next));
    setAnswers(next);
  };
  return [answers, answer];
}

function readAnswers(): Answers {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Answers;
  } catch {
    // What cannot be read is answered anew.
    return {};
  }
}

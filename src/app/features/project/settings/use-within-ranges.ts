/** Settings as the service would take them while they are typed: what is out of its range waits until it is not. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { optionsQuery } from '../../../data/account/account.ts';
import { useClient } from '../../../data/connection/session.tsx';
import type { ChosenSettings } from './default-settings.ts';
import { withinRanges } from './settings-ranges.ts';

/** @param first what a number is that was out of range from the beginning */
export function useWithinRanges(settings: ChosenSettings, first: ChosenSettings): ChosenSettings {
  const options = useQuery(optionsQuery(useClient())).data;
  const [kept, setKept] = useState(first);
  // Nothing is typed before what may be chosen is known.
  const valid = options === undefined ? settings : withinRanges(settings, kept, options);
  if (JSON.stringify(valid) !== JSON.stringify(kept)) setKept(valid);
  return valid;
}

/** Addresses of what a plan plays that is no file: made here, as an export makes it. */
import { useEffect, useState } from 'react';
import type { CompositionPlan } from '../../../media/compose/composition-plan.ts';
import { madeSource, madeSourcesOf } from '../../../media/compose/made-source.ts';
import type { Addresses } from '../../../player/film-pool.ts';
import { giveBack } from '../../data/use-file-address.ts';

const NONE: Addresses = {};

export function useMadeSources(plan: CompositionPlan | null): Addresses {
  const [addresses, setAddresses] = useState(NONE);
  useEffect(() => {
    const made = (plan === null ? [] : madeSourcesOf(plan)).flatMap((id) => {
      const file = plan === null ? null : madeSource(id, plan);
      return file === null ? [] : [[id, URL.createObjectURL(file)] as const];
    });
    if (made.length === 0) return;
    setAddresses(Object.fromEntries(made));
    return () => {
      for (const [, address] of made) giveBack(address);
      setAddresses(NONE);
    };
  }, [plan]);
  return addresses;
}

/** The present by the service's clock, for times that it tells. */
import { useNow } from '../../ui/page/use-now.ts';
import { useClient } from './session.tsx';

export function useServiceNow(): number {
  return useNow(useClient().clock.nowMs);
}

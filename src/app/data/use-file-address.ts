/** The address a `<video>` or `<img>` opens for a link; blob addresses are given back when no longer shown. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileQuery } from './assets.ts';
import { useClient } from './session.tsx';

export function useFileAddress(url: string | null | undefined): string | null {
  const client = useClient();
  const { data } = useQuery({ ...fileQuery(client, url ?? ''), enabled: typeof url === 'string' });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined || typeof data === 'string') {
      setAddress(data ?? null);
      return;
    }
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}

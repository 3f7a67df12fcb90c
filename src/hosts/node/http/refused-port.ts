/** What a system's refusal of an address means, in words. */
import { UsageError } from '../usage-error.ts';

/** @param flag that can give another one */
export function refusedPort(
  flag: string,
  address: string,
  port: number,
): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'EADDRINUSE')
      throw new UsageError(`Port ${port} is in use. Give another one with --${flag}.`);
    if (error.code === 'EACCES')
      throw new UsageError(`Port ${port} needs more rights. Give one above 1023 with --${flag}.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new UsageError(`This machine has no address ${address}. Give another one with --host.`);
    throw error;
  };
}

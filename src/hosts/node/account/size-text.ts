/** A size as people read it in a terminal. */
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export function sizeText(sizeBytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, sizeBytes * 1.0005)) / 3));
  const amount = sizeBytes / 1000 ** power;
  return `${power < 2 ? Math.round(amount) : Math.round(amount * 10) / 10} ${UNITS[power]}`;
}

/** `crypto.randomUUID` is for pages with a secure address alone; random numbers are for all of them. */

/** x: any digit; y: one whose first bits are those of the variant. */
const FORM = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx';

/** A UUID of version 4 (RFC 9562), also on a page that is opened over plain http. */
export function randomId(): string {
  const random = crypto.getRandomValues(new Uint8Array(FORM.length));
  return FORM.replace(/[xy]/g, (place, at: number) => {
    const digit = (random[at] ?? 0) % 16;
    return (place === 'x' ? digit : 8 + (digit % 4)).toString(16);
  });
}

/** Which files stay open under a player when others are asked for, or their links are renewed. Pure. */

/** Read from here, or its address at a service. */
export type GivenFile = Blob | string;

/** By the ids of what files belong to. */
export type Opened = Readonly<Record<string, { readonly file: GivenFile; readonly address: string }>>;

/** @param wanted `file` is undefined while it is read */
export function openedOf(
  wanted: readonly { readonly id: string; readonly file: GivenFile | undefined }[],
  before: Opened,
  addressOf: (file: GivenFile) => string,
): Opened {
  return Object.fromEntries(
    wanted.flatMap(({ id, file }): [string, Opened[string]][] => {
      const known = before[id];
      // A file of this browser stays open although its link was renewed: what plays goes on.
      if (known !== undefined && typeof file !== 'string') return [[id, known]];
      return file === undefined ? [] : [[id, { file, address: addressOf(file) }]];
    }),
  );
}

/** The last part of the address of each kind's form. */
export const KIND_PAGES = {
  autoclip: 'auto-clips',
  splitscreen: 'split-screen',
  streamer: 'streamer',
  forumstory: 'forum-story',
  faketext: 'fake-text',
  vibeedit: 'vibe-edit',
} as const;

export type MadeKind = keyof typeof KIND_PAGES;

/** null where the address names no kind. */
export function kindOfPage(page: string | undefined): MadeKind | null {
  const found = Object.entries(KIND_PAGES).find(([, address]) => address === page);
  return found === undefined ? null : (found[0] as MadeKind);
}

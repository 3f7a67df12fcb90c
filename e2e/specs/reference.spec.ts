/** What no page asks for one by one is read by its number in the API reference. */
import { expect, test } from '../fixtures/studio-test.ts';
import { TimelinePage } from '../pages/timeline-page.ts';

interface Numbered {
  readonly data: readonly { readonly id: string }[];
}

const projectOf = (address: string): string => /prj_[0-9a-f]+/.exec(address)?.[0] ?? '';

test('a clip and a turn of the assistant are read by their numbers', async ({ page, developer, begin }) => {
  const url = await begin.review();
  const clips = (await developer.read('list_clips', 'projectId', projectOf(url))) as Numbered;
  const [best] = clips.data;
  expect(best?.id).toMatch(/^cnd_/);
  expect(await developer.read('get_clip', 'clipId', best?.id ?? '')).toEqual({ clip: best });

  await new TimelinePage(page).makeFromNewestVideo();
  const edit = projectOf(page.url());
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await page.getByLabel('Ask for a change').fill('Fade out at the end');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  const turns = (await developer.read('list_assistant_turns', 'projectId', edit)) as Numbered;
  expect(turns.data).toHaveLength(1);
  const turnId = turns.data[0]?.id ?? '';
  expect(await developer.read('get_assistant_turn', 'turnId', turnId)).toEqual({ turn: turns.data[0] });
});

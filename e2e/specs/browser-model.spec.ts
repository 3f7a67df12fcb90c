/** The language model a browser brings. This Chromium has none, so the window gets one that downloads and answers. */
import type { Page } from '@playwright/test';
import { judgeClips } from '../../src/testing/chat-server.ts';
import { expectAccessible } from '../fixtures/look-test.ts';
import { expect, test } from '../fixtures/studio-test.ts';

async function bringModel(page: Page, asked: string[]): Promise<void> {
  await page.exposeFunction('answerForTest', (text: string) => {
    asked.push(text);
    return judgeClips(text, 'the');
  });
  await page.addInitScript(() => {
    type Monitor = { addEventListener: (type: string, heard: (event: { loaded: number }) => void) => void };
    const window_ = window as unknown as { answerForTest: (text: string) => Promise<string> };
    const isThere = () => localStorage.getItem('test-model') !== null;
    Object.defineProperty(window, 'LanguageModel', {
      value: {
        availability: async () => (isThere() ? 'available' : 'downloadable'),
        create: async ({ monitor }: { monitor?: (monitor: Monitor) => void }) => {
          monitor?.({
            addEventListener: (_, heard) => {
              heard({ loaded: 0.5 });
              heard({ loaded: 1 });
            },
          });
          localStorage.setItem('test-model', 'there');
          return { prompt: (text: string) => window_.answerForTest(text), destroy: () => undefined };
        },
      },
    });
  });
}

test('the browser’s own language model is downloaded when asked for, judges clips, and is let go', async ({
  page,
  project,
  begin,
}) => {
  const asked: string[] = [];
  await bringModel(page, asked);
  const url = await begin.sampleAdded();
  const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
  await settings.click();
  const panel = page.getByRole('region', { name: 'Language model' });
  await panel.getByRole('button', { name: 'Download this browser’s model and use it' }).click();
  await expect(panel.getByText('This browser’s own language model is used.')).toBeVisible();
  expect(asked).toEqual([]);
  await panel.getByRole('button', { name: 'Test' }).click();
  await expect(panel.getByText('Browser model works.')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expectAccessible(page, 'settings with the model of the browser');

  await page.goto(url);
  await project.start.click();
  await project.analysed();
  expect(asked.length).toBeGreaterThan(1);
  await expect(page.getByText(/Browser model/).first()).toBeVisible();

  await settings.click();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByRole('button', { name: 'Use this browser’s model' })).toBeVisible();
});

/**
 * Two tabs with one key at half the limits of the specification: one sends a file of more parts than some minutes have
 * writes for, in the other a person goes on working. As its log counts, the service refuses nothing, no minute has more
 * parts than their share, and what the person does is done long before the file is sent.
 */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { connectTo, leaveHost, startHost } from '../fixtures/node-host.ts';
import { expect, refused, test } from '../fixtures/studio-test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { MakePage } from '../pages/make-page.ts';

const PARTS = 100;
/** 0.7 of 30 writes. */
const PARTS_OF_A_MINUTE = 21;

test('an upload in one tab leaves the minute of the key to a person in another', async ({
  page,
  context,
  baseURL,
  home,
  folder,
  expectedErrors,
}) => {
  // A chat that nobody has written yet is asked for.
  expectedErrors.push(refused(409, '/story'));
  const path = join(folder, 'long.mp4');
  const file = await open(path, 'w');
  await file.truncate(PARTS * 8_388_608);
  await file.close();
  const service = await startHost(folder, baseURL ?? '', '--rate-factor', '0.5', '--log-requests');
  const answered = (what: RegExp): string[] =>
    service.host.printed.err.split('\n').filter((line) => what.test(line));
  const parts = () => answered(/"method":"PUT".*\/parts\//);
  try {
    await connectTo(page, service, { keeps: true });
    const other = await context.newPage();
    await other.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await home.add(path);
    await expect.poll(() => parts().length).toBeGreaterThanOrEqual(PARTS_OF_A_MINUTE - 4);

    const make = new MakePage(other);
    const chat = new ChatPage(other);
    await make.chooseByKeyboard('Fake text');
    await make.createByKeyboard();
    await chat.addByKeyboard('Robin', 'Is there room?');
    await chat.saved();
    expect(answered(/"status":429/)).toEqual([]);
    expect(parts().length).toBeLessThan(PARTS);
    expect(busiestMinute(parts().map(arrivedMs))).toBeLessThanOrEqual(PARTS_OF_A_MINUTE);
  } finally {
    await leaveHost(page, service);
  }
});

/** A line is written when a request is answered. */
function arrivedMs(line: string): number {
  const { time, ms } = JSON.parse(line) as { readonly time: string; readonly ms: number };
  return Date.parse(time) - ms;
}

function busiestMinute(atMs: readonly number[]): number {
  return Math.max(...atMs.map((end) => atMs.filter((at) => at > end - 60_000 && at <= end).length));
}

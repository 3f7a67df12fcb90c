import { expect, it } from 'vitest';
import { deferred } from '../../../../base/work/deferred.ts';
import { startClient } from '../../../../testing/client/start-client.ts';
import { uploadVideo } from '../../../../testing/conformance/journey.ts';
import { talkVideo } from '../../../../testing/conformance/made-video.ts';

it('a library asks for the sizes of its files side by side: gateways wait for its first byte', async () => {
  const second = deferred<void>();
  let asked: string[] | null = null;
  const { client, caller } = await startClient(
    {},
    {
      files: (files) => ({
        ...files,
        sizeBytes: async (name) => {
          if (asked !== null && asked.push(name) === 2) second.resolve();
          if (asked !== null) await second.promise;
          return files.sizeBytes(name);
        },
      }),
    },
  );
  await uploadVideo(caller, await talkVideo());
  asked = [];
  const { body } = await client.library.read();
  await body.cancel();
  expect(asked.length).toBeGreaterThan(1);
});

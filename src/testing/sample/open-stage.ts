/** Opens the drawing page: a development server for the modules, a browser, and a way to ask for frames. */
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { openChromium } from './open-chromium.ts';
import type { StageTimeline } from './stage/stage-timeline.ts';

const FONT = 'node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';

export interface OpenStage {
  /** Frames as JPEG files, in order. */
  draw(first: number, count: number): Promise<Buffer[]>;
  close(): Promise<void>;
}

export async function openStage(timeline: StageTimeline): Promise<OpenStage> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await openChromium();
  const page = await browser.newPage();
  await page.route('**/stage.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(new URL('stage.html', server.resolvedUrls?.local[0]).href);
  const font = readFileSync(FONT).toString('base64');
  await page.evaluate(
    async ({ timeline, font }) => {
      const face = new FontFace('Sample Sans', `url(data:font/woff2;base64,${font})`, { weight: '100 900' });
      document.fonts.add(await face.load());
      const module = '/src/testing/sample/stage/draw-frame.ts';
      const { Stage } = (await import(module)) as typeof import('./stage/draw-frame.ts');
      Object.assign(globalThis, { stage: new Stage(timeline) });
    },
    { timeline, font },
  );
  return {
    async draw(first, count) {
      const pictures = await page.evaluate(
        async ({ first, count }) => {
          const { stage } = globalThis as unknown as { stage: import('./stage/draw-frame.ts').Stage };
          const drawn: string[] = [];
          for (let frame = first; frame < first + count; frame += 1) {
            stage.draw(frame);
            const blob = await stage.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.94 });
            const bytes = new Uint8Array(await blob.arrayBuffer());
            let text = '';
            for (let at = 0; at < bytes.length; at += 8192)
              text += String.fromCharCode(...bytes.subarray(at, at + 8192));
            drawn.push(btoa(text));
          }
          return drawn;
        },
        { first, count },
      );
      return pictures.map((picture) => Buffer.from(picture, 'base64'));
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** An element in a browser that gives `timestamp` for its picture. */
async function elementOf(timestamp: number) {
  class Frame {
    readonly timestamp = timestamp;
    readonly close = vi.fn();
  }
  vi.stubGlobal('VideoFrame', Frame);
  const element = { readyState: 4, videoWidth: 640 } as HTMLVideoElement;
  return { element, ...(await import('./picture-time.ts')) };
}

describe('the time of a picture', () => {
  it('is what the element says, in microseconds', async () => {
    const { element, learnPictureTimes, pictureTimeOf, tellPictureTimes } = await elementOf(2_300_000);
    expect(pictureTimeOf(element)).toBe(2.3);
    learnPictureTimes(element, 2.3);
    expect(tellPictureTimes()).toBe(true);
    expect(pictureTimeOf(element)).toBe(2.3);
  });

  it.each([0.5, 2.3])('is not known where the picture at %s s says whole seconds', async (timeSec) => {
    const { element, learnPictureTimes, pictureTimeOf, tellPictureTimes } = await elementOf(
      Math.floor(timeSec),
    );
    // The first picture of a film is at nothing in every browser.
    learnPictureTimes(element, 0);
    expect(tellPictureTimes()).toBe(true);
    learnPictureTimes(element, timeSec);
    expect(tellPictureTimes()).toBe(false);
    expect(pictureTimeOf(element)).toBeNull();
  });
});

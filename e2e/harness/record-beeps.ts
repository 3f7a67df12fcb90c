/** In the page: a recording of the browser's own, of a beep in each half second. */

/** Longer than what is looked at: what was heard last may not have come. */
const LENGTH_SEC = 0.9;

/** MP4 with Opus. Needs no gesture where pages may play. */
export async function recordBeeps(): Promise<Blob> {
  const context = new AudioContext({ sampleRate: 48_000 });
  const recorded = context.createMediaStreamDestination();
  const recorder = new MediaRecorder(recorded.stream, { mimeType: 'audio/mp4;codecs=opus' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const tone = new OscillatorNode(context, { frequency: 1000 });
  const level = new GainNode(context, { gain: 0 });
  tone.connect(level).connect(recorded);
  await new Promise((started) => {
    recorder.onstart = started;
    tone.start();
    recorder.start();
  });
  const from = context.currentTime;
  for (const atSec of [0.15, 0.65]) {
    level.gain.setValueAtTime(0.8, from + atSec);
    level.gain.setValueAtTime(0, from + atSec + 0.06);
  }
  await new Promise((ended) => {
    tone.onended = ended;
    tone.stop(from + LENGTH_SEC);
  });
  await new Promise((stopped) => {
    recorder.onstop = stopped;
    recorder.stop();
  });
  await context.close();
  return new Blob(parts);
}

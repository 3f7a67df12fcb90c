/**
 * How loud each film is. Most plans need no more than the elements' own volume; one with music under speech, or a
 * sound made louder than recorded, is mixed by Web Audio with the curve that exports use.
 */
import type { CompositionPlan } from '../media/compose/composition-plan.ts';
import { DUCK_FALL_SEC, DUCK_RISE_SEC, wantedDuckDb } from '../media/compose/duck-curve.ts';
import { soundLevelAt } from '../media/compose/sound-level.ts';
import type { Film } from './film.ts';

interface MixerNodes {
  readonly context: AudioContext;
  readonly speech: GainNode;
  readonly music: GainNode;
  readonly meter: AnalyserNode;
  /** Behind everything that decides how parts sound beside each other. */
  readonly whole: GainNode;
}

interface Channel {
  readonly gain: GainNode;
  /** Where the gain leads now. */
  bus: GainNode | null;
}

/** 21 ms at 48 kHz: as long as the export looks at. */
const METER_SAMPLES = 1024;
/** Steps of volume shorter than this are heard as clicks. */
const SMOOTHING_SEC = 0.008;
/**
 * An element's clock says what comes out of the loudspeaker; its volume falls on what goes in, so much later. No browser
 * says how much: of 20 to 50 ms as wired outputs have them, the middle, and half a frame until the next call.
 */
const OUTPUT_LATENCY_SEC = 0.045;

export class SoundMixer {
  muted = false;
  /** 0 to 1, of all that is heard. */
  private volume = 1;
  private nodes: MixerNodes | null = null;
  private readonly channels = new WeakMap<Film, Channel>();
  private readonly heard = new Float32Array(METER_SAMPLES);
  private duckDb = 0;

  /** Must be called inside a user's action: a page may not start sound by itself. */
  open(plan: CompositionPlan): void {
    if (!needsMixing(plan)) return;
    this.nodes ??= createNodes(this.volume);
    void this.nodes.context.resume();
  }

  /** Heard with the next `level`. */
  setVolume(volume: number): void {
    this.volume = volume;
    this.nodes?.whole.gain.setTargetAtTime(volume, this.nodes.context.currentTime, SMOOTHING_SEC);
  }

  /** Sets every film to its level at a moment; `stepSec` is the real time since the last call, `rate` what of the plan passes in a second. */
  level(
    films: readonly Film[],
    plan: CompositionPlan,
    { timeSec, stepSec, rate }: { readonly timeSec: number; readonly stepSec: number; readonly rate: number },
  ): void {
    const duck = this.duckAfter(stepSec);
    // What is mixed is levelled where it is heard: behind the element, whose clock tells what it handed over.
    const levelledSec = timeSec + (this.nodes === null ? OUTPUT_LATENCY_SEC * rate : 0);
    for (const film of films) {
      let level = 0;
      let ducked = false;
      for (const sound of film.reel?.sounds ?? []) {
        const own = soundLevelAt(sound, plan, levelledSec);
        if (own > 0) ducked = sound.duck === true;
        level += own;
      }
      this.set(film, this.muted ? 0 : level, ducked ? duck : null);
    }
  }

  dispose(): void {
    void this.nodes?.context.close();
    this.nodes = null;
  }

  private set(film: Film, level: number, duck: number | null): void {
    const { nodes } = this;
    if (nodes === null) {
      film.element.volume = Math.min(1, level) * this.volume;
      film.element.muted = film.element.volume === 0;
      return;
    }
    const channel = this.channels.get(film) ?? this.connect(film, nodes);
    film.element.volume = 1;
    film.element.muted = false;
    const bus = duck === null ? nodes.speech : nodes.music;
    if (channel.bus !== bus) {
      channel.gain.disconnect();
      channel.gain.connect(bus);
      channel.bus = bus;
    }
    channel.gain.gain.setTargetAtTime(level * (duck ?? 1), nodes.context.currentTime, SMOOTHING_SEC);
  }

  private connect(film: Film, { context }: MixerNodes): Channel {
    const channel: Channel = { gain: context.createGain(), bus: null };
    channel.gain.gain.value = 0;
    context.createMediaElementSource(film.element).connect(channel.gain);
    this.channels.set(film, channel);
    return channel;
  }

  /** The gain of the music, after the speech of the last 21 ms. */
  private duckAfter(stepSec: number): number {
    if (this.nodes === null) return 1;
    this.nodes.meter.getFloatTimeDomainData(this.heard);
    const energy = this.heard.reduce((sum, sample) => sum + sample * sample, 0) / METER_SAMPLES;
    const wantedDb = wantedDuckDb(energy);
    const holdSec = wantedDb < this.duckDb ? DUCK_FALL_SEC : DUCK_RISE_SEC;
    this.duckDb += (wantedDb - this.duckDb) * (1 - Math.exp(-stepSec / holdSec));
    return 10 ** (this.duckDb / 20);
  }
}

function needsMixing({ sounds }: CompositionPlan): boolean {
  return sounds.some((sound) => sound.duck === true || sound.gain > 1);
}

function createNodes(volume: number): MixerNodes {
  const context = new AudioContext();
  const [speech, music, whole] = [context.createGain(), context.createGain(), context.createGain()];
  const meter = context.createAnalyser();
  meter.fftSize = METER_SAMPLES;
  speech.connect(meter);
  whole.gain.value = volume;
  speech.connect(whole);
  music.connect(whole);
  whole.connect(context.destination);
  return { context, speech, music, meter, whole };
}

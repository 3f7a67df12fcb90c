/** Which media element plays which reel: elements are used again where their source is wanted again. */
import { sourceTimeOf } from '../media/compose/source-time.ts';
import { Film, type FilmEvents } from './film.ts';
import type { Reel } from './reels.ts';

/** Addresses by source id, as far as they are known. */
export type Addresses = Readonly<Record<string, string>>;

/** Chromium has room for 75 players a page; each holds decoder memory. More only where more are on at a time. */
const FILMS_MAX = 8;

export class FilmPool {
  private films: Film[] = [];
  private readonly holder: HTMLElement;
  private readonly events: FilmEvents;

  constructor(holder: HTMLElement, events: FilmEvents) {
    this.holder = holder;
    this.events = events;
  }

  get all(): readonly Film[] {
    return this.films;
  }

  /**
   * Gives each reel a film that stands where the reel is at `timeSec`: all that are on, and of those that come as many as
   * there is room for. Some may find no address.
   */
  assign(active: readonly Reel[], coming: readonly Reel[], timeSec: number, addresses: Addresses): void {
    const wanted = [...active, ...coming].slice(0, Math.max(active.length, FILMS_MAX));
    for (const film of this.films) {
      const kept = film.reel !== null && wanted.find((reel) => isSame(reel, film.reel));
      if (kept) film.reel = kept;
      else this.release(film);
    }
    for (const reel of wanted) {
      if (this.of(reel) !== undefined) continue;
      const film = this.take(reel, Math.max(timeSec, reel.startSec), addresses);
      if (film === undefined) continue;
      film.reel = reel;
      film.cue(Math.max(timeSec, reel.startSec));
    }
  }

  of(reel: Reel): Film | undefined {
    return this.films.find((film) => film.reel === reel);
  }

  /** Lets go of elements whose file has another address now, and says whether there were any. */
  keepOnly(addresses: Addresses): boolean {
    const before = this.films.length;
    this.dispose(
      (film) => film.element.src !== new URL(addresses[film.sourceId] ?? '', document.baseURI).href,
    );
    return this.films.length < before;
  }

  dispose(which: (film: Film) => boolean = () => true): void {
    for (const film of this.films.filter(which)) film.dispose();
    this.films = this.films.filter((film) => !which(film));
  }

  private release(film: Film): void {
    film.reel = null;
    film.pause();
  }

  /** The free film of the source that stands nearest, a new one, or the place of one that is not needed. */
  private take(reel: Reel, timeSec: number, addresses: Addresses): Film | undefined {
    const wantedSec = sourceTimeOf(reel, timeSec);
    const free = this.films.filter((film) => film.reel === null);
    const awayOf = (film: Film): number => Math.abs(film.element.currentTime - wantedSec);
    const [nearest] = free
      .filter((film) => film.sourceId === reel.sourceId)
      .sort((a, b) => awayOf(a) - awayOf(b));
    if (nearest !== undefined) return nearest;
    const address = addresses[reel.sourceId];
    if (address === undefined) return undefined;
    const [replaced] = this.films.length >= FILMS_MAX ? free : [];
    if (replaced !== undefined) this.dispose((film) => film === replaced);
    const film = new Film(this.holder, reel.sourceId, address, this.events);
    this.films.push(film);
    return film;
  }
}

function isSame(a: Reel, b: Reel | null): boolean {
  return (
    b !== null &&
    a.sourceId === b.sourceId &&
    a.speed === b.speed &&
    Math.abs(a.sourceStartSec - b.sourceStartSec) < 1e-6 &&
    Math.abs(a.startSec - b.startSec) < 1e-6
  );
}

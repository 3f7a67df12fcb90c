/** The files of one render, each opened when it is first needed and closed after its last use. */
import type { CompositionPlan } from '../compose/composition-plan.ts';
import { madeSource } from '../compose/made-source.ts';
import { MEDIA_FORMATS, type OpenSource, openSource } from '../probe/open-source.ts';

export class OpenSources {
  private readonly files: ReadonlyMap<string, Blob>;
  private readonly plan: CompositionPlan;
  private readonly lastUseSec: ReadonlyMap<string, number>;
  private readonly open = new Map<string, Promise<OpenSource>>();

  constructor(files: ReadonlyMap<string, Blob>, plan: CompositionPlan) {
    this.files = files;
    this.plan = plan;
    this.lastUseSec = lastUses(plan);
  }

  /** The same open file for every caller. Throws UnreadableMediaError. */
  get(id: string): Promise<OpenSource> {
    const known = this.open.get(id);
    if (known !== undefined) return known;
    const file = this.files.get(id) ?? madeSource(id, this.plan);
    if (!file) throw new Error(`The plan uses the source ${id} and no file was given for it.`);
    const opening = openSource(file, MEDIA_FORMATS);
    // Whoever asked gets the error; until then it must not count as unhandled.
    opening.catch(() => undefined);
    this.open.set(id, opening);
    return opening;
  }

  /** Closes what no span that ends after `timeSec` (composition clock) needs. */
  async closeBefore(timeSec: number): Promise<void> {
    for (const id of [...this.open.keys()]) {
      if ((this.lastUseSec.get(id) ?? 0) < timeSec) await this.close(id);
    }
  }

  async closeAll(): Promise<void> {
    for (const id of [...this.open.keys()]) await this.close(id);
  }

  private async close(id: string): Promise<void> {
    const opening = this.open.get(id);
    this.open.delete(id);
    // A file that did not open has nothing to close; its error went to whoever asked for it.
    const source = await opening?.catch(() => null);
    source?.[Symbol.dispose]();
  }
}

function lastUses({ pictures, sounds }: CompositionPlan): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { sourceId, endSec } of [...pictures.flatMap(({ spans }) => spans), ...sounds]) {
    uses.set(sourceId, Math.max(uses.get(sourceId) ?? 0, endSec));
  }
  return uses;
}

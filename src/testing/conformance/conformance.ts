/** The whole suite: one named test a rule of the specification, against any fetch. */
import { afterAll, beforeAll, describe } from 'vitest';
import { accountRules } from './account-rules.ts';
import { type ApiUnderTest, Caller } from './api-under-test.ts';
import { assistantRules } from './assistant-rules.ts';
import { binRules } from './bin-rules.ts';
import { brandRules } from './brand-rules.ts';
import { buildRules } from './build-rules.ts';
import { clipRules } from './clip-rules.ts';
import { clipTimelineRules } from './clip-timeline-rules.ts';
import { compositionRules } from './composition-rules.ts';
import { exportRules } from './export-rules.ts';
import { filmstripRules } from './filmstrip-rules.ts';
import { framingRules } from './framing-rules.ts';
import { importRules } from './import-rules.ts';
import { kindRules } from './kind-rules.ts';
import { libraryRules } from './library-rules.ts';
import { ownerRules } from './owner-rules.ts';
import { pageNetworkRules } from './page-network-rules.ts';
import { postingRules } from './posting-rules.ts';
import { projectRules } from './project-rules.ts';
import { resourceRules } from './resource-rules.ts';
import { shotRules } from './shot-rules.ts';
import { soundRules } from './sound-rules.ts';
import { storyRules } from './story-rules.ts';
import { streamerRules } from './streamer-rules.ts';
import { tableRules } from './table-rules.ts';
import { tasteRules } from './taste-rules.ts';
import { timelineLookRules } from './timeline-look-rules.ts';
import { timelineRules } from './timeline-rules.ts';
import { timelineShotRules } from './timeline-shot-rules.ts';
import { toolRules } from './tool-rules.ts';
import { uploadRules } from './upload-rules.ts';
import { webhookRules } from './webhook-rules.ts';

interface HostTraits {
  /** A page reads only servers that let it, and cannot send events: rules that need more are left out. */
  readonly network: 'own' | 'of a page';
}

/** @param open starts a service with an empty library, or connects to one. */
export function conformance(
  transport: string,
  open: () => Promise<ApiUnderTest>,
  { network }: HostTraits = { network: 'own' },
): void {
  describe(transport, () => {
    let opened: ApiUnderTest;
    const caller = (): Caller => new Caller(opened);
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    tableRules(caller);
    accountRules(caller);
    uploadRules(caller);
    soundRules(caller);
    filmstripRules(caller);
    projectRules(caller);
    clipRules(caller);
    compositionRules(caller);
    framingRules(caller);
    shotRules(caller);
    timelineShotRules(caller);
    timelineLookRules(caller);
    streamerRules(caller);
    exportRules(caller);
    toolRules(caller);
    buildRules(caller);
    storyRules(caller);
    timelineRules(caller);
    clipTimelineRules(caller);
    assistantRules(caller);
    kindRules(caller);
    if (network === 'own') importRules(caller);
    ownerRules(caller);
    binRules(caller);
    brandRules(caller);
    tasteRules(caller);
    postingRules(caller);
    if (network === 'own') webhookRules(caller);
    else pageNetworkRules(caller);
    libraryRules(caller, open);
    resourceRules(caller);
  });
}

/** What shows and plays: a player of a scene, a trim bar with its waveform, choices with samples, states of projects. */
import { useState } from 'react';
import { blankPlan } from '../../../media/compose/plans/plan-parts.ts';
import { KindBadge } from '../../kinds/kind-badge.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { CaptionStylePicker } from '../../parts/choices/caption-style-picker.tsx';
import { VoicePicker } from '../../parts/choices/voice-picker.tsx';
import { SceneScreen } from '../../parts/player/scene-screen.tsx';
import { SeekBar } from '../../parts/player/seek-bar.tsx';
import { Transport } from '../../parts/player/transport.tsx';
import { useScenePlayer } from '../../parts/player/use-scene-player.ts';
import { PictureWindow } from '../../parts/shots/picture-window.tsx';
import { TrimBar } from '../../parts/trim/trim-bar.tsx';
import { ProjectStatus } from '../../parts/work/project-status.tsx';
import { LONG_TEXT, Specimen } from './specimen.tsx';

const WORD_SEC = 0.4;
const WORDS = LONG_TEXT.split(' ').map((text, index) => ({
  ...{ index, text },
  startSec: index * WORD_SEC,
  endSec: (index + 1) * WORD_SEC,
}));
const LENGTH_SEC = WORDS.length * WORD_SEC;
const PLAN = {
  ...blankPlan({ width: 540, height: 960, fps: 30 }, LENGTH_SEC),
  captions: { style: 'boxed', words: WORDS, centerYPx: null },
  hook: { text: 'مرحبا — 欢迎 — Καλώς ήρθατε 👩‍💻', untilSec: LENGTH_SEC },
} as const;
const PEAKS = {
  stepSec: 0.05,
  peaks: Array.from({ length: 400 }, (_, at) => Math.abs(Math.sin(at / 7) * Math.cos(at / 31))),
};
const STYLES = ['bold-karaoke', 'word-pop', 'boxed', 'outline', 'of-a-later-service'];
const STATES = ['draft', 'processing', 'ready', 'failed', 'of-a-later-service'];
const VOICES = [
  { id: 'en-isla', name: 'Isla', description: 'Scottish, warm and even.', sampleUrl: null },
  { id: 'own-en-long', name: LONG_TEXT, description: 'localhost:8880', sampleUrl: null },
];

export function Pictures() {
  const [style, setStyle] = useState<string | null>('boxed');
  const [voice, setVoice] = useState('en-isla');
  const [span, setSpan] = useState({ startSec: 4, endSec: 12 });
  return (
    <>
      <Specimen name="SceneScreen, Transport, SeekBar">
        <Player />
      </Specimen>
      <Specimen name="TrimBar, Waveform">
        <div className="w-full">
          <TrimBar
            saved={{ startSec: 4, endSec: 12 }}
            span={span}
            sourceDurationSec={20}
            words={[]}
            peaks={PEAKS}
            playheadSec={6}
            onChange={setSpan}
            onApply={setSpan}
          />
        </div>
      </Specimen>
      <Specimen name="CaptionStylePicker">
        <div className="w-full">
          <CaptionStylePicker
            options={STYLES.map((id) => ({ id, name: id }))}
            value={style}
            onChange={setStyle}
          />
        </div>
      </Specimen>
      <Specimen name="VoicePicker">
        <VoicePicker legend="Voice" voices={VOICES} value={voice} onChange={setVoice} />
      </Specimen>
      <Specimen name="PictureWindow">
        <div className="relative h-40 w-72 overflow-hidden rounded-card bg-raised">
          <PictureWindow area={{ x: 0.3, y: 0, width: 0.32, height: 1 }} />
        </div>
      </Specimen>
      <Specimen name="KindBadge, ProjectStatus">
        {[...KINDS.map(({ id }) => id), 'of-a-later-service'].map((kind) => (
          <KindBadge key={kind} kind={kind} />
        ))}
        {STATES.map((status) => (
          <ProjectStatus key={status} project={{ status, kind: 'autoclip' }} />
        ))}
      </Specimen>
    </>
  );
}

function Player() {
  const player = useScenePlayer({ plan: PLAN, addresses: {}, piece: 'parts' });
  return (
    <div className="dark-room flex w-72 flex-col gap-3 rounded-card bg-background p-4 text-ink">
      <SceneScreen player={player} widthPx={PLAN.widthPx} heightPx={PLAN.heightPx} label="A scene" />
      <Transport player={player} bar={<SeekBar {...player} onSeek={player.seek} pictures={null} />} />
    </div>
  );
}

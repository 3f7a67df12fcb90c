/** Buttons, badges, notes and everything that only says something, in every state. */
import { Clapperboard, Trash2 } from 'lucide-react';
import { ScoreDial } from '../../parts/clips/score-dial.tsx';
import { Button, ButtonLink, type ButtonTone, IconButton } from '../../ui/controls/button.tsx';
import { CodeBlock } from '../../ui/controls/code-block.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { ProgressBar } from '../../ui/notices/progress-bar.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { WorkingMark } from '../../ui/notices/working-mark.tsx';
import { Badge, type BadgeTone } from '../../ui/page/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { LONG_TEXT, Specimen } from './specimen.tsx';

const TONES: readonly ButtonTone[] = ['primary', 'quiet', 'plain', 'danger'];
const BADGES: readonly BadgeTone[] = ['neutral', 'good', 'bad', 'accent'];
const SCORES = [0, 34, 71, 100];
const SHARES = [0, 0.4, 1];

export function Marks() {
  return (
    <>
      <Specimen name="Button">
        {TONES.map((tone) => (
          <span key={tone} className="flex flex-wrap gap-2">
            <Button tone={tone}>{tone}</Button>
            <Button tone={tone} disabled>
              {`${tone}, off`}
            </Button>
          </span>
        ))}
        <ButtonLink to="/parts">link</ButtonLink>
        <IconButton label="Delete" icon={<Trash2 size={18} />} />
        <CopyButton text="copied" label="Copy" />
      </Specimen>
      <Specimen name="Badge">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="ScoreDial">
        {SCORES.map((score) => (
          <ScoreDial key={score} score={score} label={`Score ${score}`} />
        ))}
      </Specimen>
      <Specimen name="ProgressBar, WorkingMark, Skeleton">
        {SHARES.map((share) => (
          <ProgressBar key={share} value={share} label={`${share * 100} %`} className="w-40" />
        ))}
        <WorkingMark size={20} />
        <Skeleton what="clips" className="h-10 w-40" />
      </Specimen>
      <Specimen name="ErrorNote">
        <ErrorNote error={new Error('Something that nobody expected.')} />
        <ErrorNote error={new Error(LONG_TEXT)} onRetry={() => undefined} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          icon={<Clapperboard size={32} />}
          title="Nothing here yet"
          text={LONG_TEXT}
          action={<Button tone="primary">Begin</Button>}
        />
      </Specimen>
      <Specimen name="Card, CodeBlock">
        <Card className="max-w-sm p-4">{LONG_TEXT}</Card>
        <CodeBlock label="Answer" text={JSON.stringify({ id: 'prj_1', title: 'A project' }, null, 2)} />
      </Specimen>
    </>
  );
}

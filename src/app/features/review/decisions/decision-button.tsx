/** A decision, or taking the last one back, as a button, with its key where there is a keyboard to press it on. */
import { Check, RotateCcw, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { REVIEW, REVIEW_COMMANDS, type ReviewContext } from '../../../commands/review-set.ts';
import { useKeyOf } from '../../../commands/use-key-of.ts';
import { Button } from '../../../ui/controls/button.tsx';

const LOOKS = {
  reject: { Icon: X, tone: 'quiet', showsKey: true },
  accept: { Icon: Check, tone: 'primary', showsKey: true },
  restore: { Icon: RotateCcw, tone: 'quiet', showsKey: false },
  undo: { Icon: Undo2, tone: 'plain', showsKey: false },
} as const;

export function DecisionButton({
  does,
  context,
  disabled,
  className,
  children,
}: {
  does: keyof typeof LOOKS;
  context: ReviewContext;
  disabled: boolean;
  className: string;
  children: ReactNode;
}) {
  const { Icon, tone, showsKey } = LOOKS[does];
  const command = REVIEW_COMMANDS[does];
  const { cap, aria } = useKeyOf(REVIEW)(command);
  return (
    <Button
      tone={tone}
      className={className}
      disabled={disabled}
      {...aria}
      onClick={() => command.run(context)}
    >
      <Icon size={18} aria-hidden />
      {children}
      {showsKey && cap !== null ? (
        <kbd
          translate="no"
          aria-hidden
          className="hidden rounded border border-current/35 high-contrast:border-current high-contrast:opacity-100 px-1.5 font-mono text-[11px] leading-5 opacity-75 lg:inline"
        >
          {cap}
        </kbd>
      ) : null}
    </Button>
  );
}

/** A button that runs a command of the review, with its key where there is a keyboard to press it on. */
import type { ComponentProps } from 'react';
import { REVIEW, type ReviewCommand, type ReviewContext } from '../../commands/review-set.ts';
import { useKeyOf } from '../../commands/use-key-of.ts';
import { Button } from '../../ui/button.tsx';

interface CommandButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly command: ReviewCommand;
  readonly context: ReviewContext;
  readonly showsKey?: boolean;
}

export function CommandButton({ command, context, showsKey = false, children, ...rest }: CommandButtonProps) {
  const { cap, aria } = useKeyOf(REVIEW)(command);
  return (
    <Button {...rest} {...aria} onClick={() => command.run(context)}>
      {children}
      {showsKey && cap !== null ? (
        <kbd
          aria-hidden
          className="hidden rounded border border-current/35 high-contrast:border-current high-contrast:opacity-100 px-1.5 font-mono text-[11px] leading-5 opacity-75 lg:inline"
        >
          {cap}
        </kbd>
      ) : null}
    </Button>
  );
}

/** The end of every tool's form: why the last start was refused, the button, and what a run costs. */
import type { ReactNode } from 'react';
import type { OperationId } from '../../../contract/operations.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AllowanceCost } from '../../parts/work/allowance-cost.tsx';
import { SpendButton } from '../../parts/work/spend-button.tsx';
import { ErrorNote } from '../../ui/notices/error-note.tsx';

export function ToolStart({
  starts,
  error,
  disabled,
  children,
}: {
  starts: OperationId;
  error: unknown;
  disabled: boolean;
  /** What stands on the button. */
  children: ReactNode;
}) {
  const { t } = useTranslate();
  return (
    <>
      {error === null ? null : <ErrorNote error={error} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t pt-4">
        <SpendButton starts={starts} type="submit" tone="primary" disabled={disabled}>
          {children}
        </SpendButton>
        <div className="min-w-0 flex-1 basis-60">
          <AllowanceCost
            allowance="toolRuns"
            costText={(left, bonus) =>
              bonus?.status === 'active' && bonus.remaining > 0
                ? t('tool.costBonus', { left, count: bonus.remaining })
                : t('tool.costPlan', { left })
            }
          />
        </div>
      </div>
    </>
  );
}

/**
 * A part whose script is fetched when it is first shown. Where that fails it is said in its place, and tried again from
 * there: React's own `lazy` would take the whole page with it, and remember the failure for good.
 */
import { TriangleAlert } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button } from '../controls/button.tsx';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface Meanwhile<Props> {
  /** Shown while the script is on its way. */
  readonly waiting?: ReactNode;
  /** What is around the words of a failure, where the part itself would bring a dialog. */
  readonly Frame?: ComponentType<Props & { readonly children: ReactNode }>;
}

export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { waiting = null, Frame }: Meanwhile<Props> = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function LazyComponent(props: Props) {
    const [state, setState] = useState<'wanted' | 'there' | 'failed' | 'wanted again'>('wanted');
    useEffect(() => {
      if (Loaded !== null || state === 'there' || state === 'failed') return;
      load().then(
        (module) => {
          Loaded = module.default;
          setState('there');
        },
        () => setState('failed'),
      );
    }, [state]);
    if (Loaded !== null) return <Loaded {...props} />;
    if (state === 'wanted') return waiting;
    const note = <NotLoaded isLoading={state !== 'failed'} onRetry={() => setState('wanted again')} />;
    return Frame === undefined ? note : <Frame {...props}>{note}</Frame>;
  };
}

/** A newer version of the program no longer has the scripts of this page: then only a reload helps. */
function NotLoaded({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const { t } = useTranslate();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 text-sm">
      <p className="flex items-start gap-2">
        <TriangleAlert size={20} className="shrink-0 text-bad" aria-hidden />
        {t('page.partFailed')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" disabled={isLoading} onClick={onRetry}>
          {t('error.retry')}
        </Button>
        <Button onClick={() => location.reload()}>{t('page.reload')}</Button>
      </div>
    </div>
  );
}

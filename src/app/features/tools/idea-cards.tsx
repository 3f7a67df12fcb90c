/** Ideas as cards: read, copied, or made a project of. */
import { Copy } from 'lucide-react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { hashtag, type Idea, projectOfIdea, textOfIdea } from './idea-project.ts';
import { videoTypeName } from './tool-words.ts';

export function IdeaCards({ ideas }: { ideas: readonly Idea[] }) {
  const { t } = useTranslate();
  const toast = useToast();
  if (ideas.length === 0) return <p className="text-ink-soft">{t('ideas.none')}</p>;
  const copy = (idea: Idea): void => {
    navigator.clipboard.writeText(textOfIdea(idea)).then(
      () => toast({ text: t('review.copied') }),
      () => toast({ text: t('review.copyFailed') }),
    );
  };
  return (
    <ul className="flex flex-col gap-3" aria-label={t('tool.name.brainstorm')}>
      {ideas.map((idea) => (
        <li key={`${idea.title}${idea.hook}`}>
          <Card className="flex flex-col gap-3 p-4 sm:p-5">
            <div>
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                <h3 className="min-w-0 flex-1 basis-48 font-semibold break-words text-balance">
                  {idea.title}
                </h3>
                <Badge>{videoTypeName(t, idea.videoType)}</Badge>
              </div>
              <p className="mt-1 break-words text-ink-soft">{idea.hook}</p>
            </div>
            <ol className="list-decimal pl-5 text-sm marker:text-ink-soft">
              {idea.outline.map((step) => (
                <li key={step} className="py-0.5 pl-1 break-words">
                  {step}
                </li>
              ))}
            </ol>
            <p className="text-sm break-words text-score">{idea.hashtags.map(hashtag).join(' ')}</p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={`${PATHS.newProject.to()}?${new URLSearchParams(projectOfIdea(idea))}`}>
                {t('ideas.startProject')}
              </ButtonLink>
              <Button tone="plain" onClick={() => copy(idea)}>
                <Copy size={16} aria-hidden />
                {t('ideas.copy')}
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

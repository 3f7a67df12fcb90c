/** The tools, each with what it makes. */
import { ChevronRight } from 'lucide-react';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { PATHS } from '../../paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { TOOL_PATHS, TOOLS } from './tool-words.ts';

export function ToolCards() {
  const { t } = useTranslate();
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {TOOLS.map((tool) => (
        <li key={tool}>
          <Link
            to={PATHS.tool.to(TOOL_PATHS[tool])}
            className="group flex h-full items-start gap-4 rounded-card border bg-surface p-4 transition-colors duration-100 hover:border-line-strong sm:p-5 md:flex-col"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised">
              <ToolIcon tool={tool} size={22} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-1 font-semibold">
                {t(`tool.name.${tool}`)}
                <ChevronRight
                  size={16}
                  aria-hidden
                  className="text-ink-soft transition-transform duration-100 group-hover:translate-x-0.5"
                />
              </span>
              <span className="mt-1 block text-sm text-ink-soft">{t(`tool.lead.${tool}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

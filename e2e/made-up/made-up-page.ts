/** A page that the product has not. */
import { Sparkles } from 'lucide-react';
import { createElement } from 'react';
import type { MessageId } from '../../src/app/i18n/messages.ts';
import type { Page } from '../../src/app/pages.ts';
import { Page as PageFrame } from '../../src/app/ui/page/page.tsx';

const TITLE = 'Sparkles' as MessageId;

const Sparkling = () => createElement(PageFrame, null, 'All that sparkles');

export const MADE_UP_PAGE: Page = {
  path: '/sparkles',
  title: TITLE,
  load: async () => ({ default: Sparkling }),
  place: { id: 'sparkles', row: 'rest', Icon: Sparkles },
  palette: [[TITLE, '/sparkles']],
};

/** A kind of project that the product has not; what it makes is a chat with one line. */
import { createElement } from 'react';
import type { MessageId } from '../../src/app/i18n/messages.ts';
import { lazyForm } from '../../src/app/kinds/form/lazy-form.tsx';
import { PREVIEW_FORMAT } from '../../src/app/kinds/form/preview-parts.ts';
import type { ProjectForm } from '../../src/app/kinds/form/project-form.ts';
import type { ProjectKind } from '../../src/app/kinds/kind.ts';
import { Upright } from '../../src/app/kinds/picture-parts.tsx';
import { TextField } from '../../src/app/ui/fields/field.tsx';
import { planFakeText } from '../../src/media/compose/plans/plan-fake-text.ts';

interface Draft {
  readonly title: string;
}

const FORM: ProjectForm<Draft> = {
  initial: () => ({ title: '' }),
  draftOf: ({ title }) => ({ title }),
  isComplete: ({ title }) => title !== '',
  missing: () => null,
  assetsOf: () => [],
  create: async ({ api }, { title }) =>
    (
      await api.create_fake_text_project({
        body: { title, theme: 'bubbles', language: 'en', voiceover: false },
      })
    ).project,
  update: null,
  starts: null,
  start: null,
  Fields: ({ draft, set }) =>
    createElement(TextField, {
      label: 'What sparkles',
      value: draft.title,
      onChange: (event) => set({ title: event.target.value }),
    }),
  preview: ({ draft }) =>
    planFakeText(
      {
        theme: 'bubbles',
        names: { me: 'Me', them: 'You' },
        lines: [{ side: 'me', text: draft.title, voice: null }],
        background: null,
        backgroundStartSec: 0,
        sounds: false,
      },
      PREVIEW_FORMAT,
    ),
};

export const MADE_UP_KIND: ProjectKind = {
  id: 'sparkle',
  address: 'sparkle',
  name: 'Sparkle video' as MessageId,
  makes: 'Makes anything sparkle.' as MessageId,
  needs: 'Something dull' as MessageId,
  cost: 'Nothing' as MessageId,
  Picture: () => createElement(Upright),
  rename: ({ api }, projectId, title) =>
    api.update_fake_text_project({ params: { projectId }, body: { title } }),
  WithForm: lazyForm(async () => FORM),
};

/** What no program can see of a device: questions to the person before it. */
import type { Answer } from '../../data/device/device-check.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Card, Section } from '../../ui/page/card.tsx';

export const QUESTIONS = [
  'sound',
  'smooth',
  'inline',
  'install',
  'offline',
  'file',
  'captions',
  'share',
  'rotate',
  'keyboard',
  'lock',
  'download',
] as const;
const ANSWERS = ['none', 'yes', 'no'] as const;

export function PersonQuestions({
  answers,
  onAnswer,
}: {
  answers: Readonly<Record<string, Answer>>;
  onAnswer: (question: string, answer: Answer) => void;
}) {
  const { t } = useTranslate();
  const options = ANSWERS.map((id) => ({ id, name: t(`check.person.${id}`) }));
  return (
    <Section title={t('check.person')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('check.person.lead')}</p>
      <Card>
        <ul className="divide-y">
          {QUESTIONS.map((question) => (
            <li
              key={question}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm"
            >
              <p className="min-w-0 flex-1 basis-60">{t(`check.person.${question}`)}</p>
              <Select
                label={t(`check.person.${question}`)}
                className="w-40"
                value={answers[question] ?? 'none'}
                options={options}
                onChange={({ target: { value } }) =>
                  onAnswer(question, ANSWERS.find((one) => one === value) ?? 'none')
                }
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

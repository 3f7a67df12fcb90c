/** A line with lengths or positions in it: seen as `0:42`, read aloud as `42 seconds`, and copied as it is seen. */
import { Fragment } from 'react';
import { factsInWords } from '../../i18n/time-in-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';

export function ClockText({ children }: { children: string }) {
  const { locale } = useTranslate();
  return (
    // What is only heard stays within a list that scrolls.
    <span className="relative">
      {factsInWords(children, locale).map(({ at, text, inWords }) =>
        inWords === null ? (
          text
        ) : (
          <Fragment key={at}>
            <span aria-hidden>{text}</span>
            <span className="sr-only select-none">{inWords}</span>
          </Fragment>
        ),
      )}
    </span>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MagnifierDrawing } from '#src/components/picture/magnifier-drawing.tsx';
import { PopularWords } from '#src/components/search/popular-words.tsx';
import words from '#src/components/search/search-words.module.css';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { BestItems } from './best-items.tsx';

/** The hints after an empty search: the spelling, one word alone, what others search for, what others like. */
export function NoResults({ keyword }: { keyword: string }) {
  const parts = [...new Set(keyword.split(' '))];
  return (
    <>
      <EmptyState
        drawing={<MagnifierDrawing />}
        title={<Trans>Nothing found for “{keyword}”</Trans>}
        action={
          <Link to="/category" {...buttonAttributes({ variant: 'outline' })}>
            <Trans>Browse categories</Trans>
          </Link>
        }
      >
        <Trans>Check the spelling, or try a shorter or more general word.</Trans>
      </EmptyState>
      <div className={words.words}>
        {parts.length > 1 && (
          <section>
            <div className={words.head}>
              <h2 className={words.heading}>
                <Trans>Search for one word</Trans>
              </h2>
            </div>
            <ul className={words.list}>
              {parts.map((part) => (
                <li key={part}>
                  <Link to="/search" search={{ keyword: part }} preload={false} className={words.word}>
                    {part}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PopularWords />
      </div>
      <BestItems />
    </>
  );
}

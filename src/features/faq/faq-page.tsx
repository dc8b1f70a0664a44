import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import reading from '#src/components/page/reading-page.module.css';
import { MagnifierDrawing } from '#src/components/picture/magnifier-drawing.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { maxKeywordLength } from '#src/shared/search-keyword.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Field } from '#src/ui/field.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { type FaqListData, faqList } from './faq-list.ts';
import { findQuestions } from './find-questions.ts';
import { type Question, Questions } from './questions.tsx';
import { QuestionsByCategory } from './questions-by-category.tsx';

/** Searched on the page: all questions are there, or come while the end of the list is in view. */
export function FaqPage({ loaded }: { loaded: FaqListData }) {
  const text = useLocaleText();
  const { data, state, more } = useList(faqList, loaded);
  const [typed, setTyped] = useState('');
  const keyword = typed.trim();
  const isComplete = state === 'complete';
  const questions = data.faq.map(({ id, category, question, question_en, answer, answer_en }) => ({
    id,
    category,
    question: text(question, question_en),
    answer: text(answer, answer_en),
  }));
  if (questions.length === 0 && isComplete) return <NoQuestions />;
  const found = findQuestions(questions, keyword);
  return (
    <div className={reading.page}>
      {isComplete && <MissingQuestion questions={questions} />}
      <SearchField typed={typed} onType={setTyped} count={keyword && isComplete ? found.length : null} />
      {found.length === 0 && isComplete ? (
        <NothingFound keyword={keyword} onClear={() => setTyped('')} />
      ) : (
        <InfiniteList state={state} onMore={more}>
          {keyword ? (
            <div className={reading.section}>
              <Questions questions={found} />
            </div>
          ) : (
            <QuestionsByCategory questions={questions} />
          )}
        </InfiniteList>
      )}
    </div>
  );
}

type SearchFieldProps = {
  typed: string;
  onType: (typed: string) => void;
  /** Questions that are found; `null`: nothing is searched for, or more questions are to come. */
  count: number | null;
};

function SearchField({ typed, onType, count }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <div>
      <Field
        label={<Trans>Search questions</Trans>}
        placeholder={t`e.g. delivery, returns`}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxKeywordLength}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <p className="visually-hidden" role="status">
        {count !== null && t`${plural(count, { one: '# question found', other: '# questions found' })}`}
      </p>
    </div>
  );
}

function NothingFound({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  return (
    <EmptyState
      drawing={<MagnifierDrawing />}
      title={<Trans>No question about “{keyword}” yet</Trans>}
      action={
        <Button variant="outline" onClick={onClear}>
          <Trans>See all questions</Trans>
        </Button>
      }
    >
      <Trans>Try a shorter or more general word.</Trans>
    </EmptyState>
  );
}

/** The address names a question that was removed or never existed. */
function MissingQuestion({ questions }: { questions: readonly Question[] }) {
  const linked = useLocation({ select: ({ hash }) => hash });
  if (!isUuid(linked) || questions.some(({ id }) => id === linked)) return null;
  return <EmptyState title={<Trans>The question you were looking for is no longer here</Trans>} />;
}

function NoQuestions() {
  return (
    <EmptyState size="page" title={<Trans>No questions yet</Trans>}>
      <Trans>We’re writing answers to what shoppers often want to know.</Trans>
    </EmptyState>
  );
}

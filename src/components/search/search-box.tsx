import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { maxKeywordLength, readKeyword } from '#src/shared/search-keyword.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './search-box.module.css';
import { SearchSuggestions } from './search-suggestions.tsx';
import { optionId, useActiveOption } from './use-active-option.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchBoxProps = {
  keyword?: string;
  /** Beside the field. */
  action?: ReactNode;
  autoFocus?: boolean;
  onSearch?: () => void;
  /** Shown below the field until something is typed. */
  children: ReactNode;
};

/** The search field, with suggestions while one types. Results have an address of their own. */
export function SearchBox({ keyword = '', action, autoFocus = false, onSearch, children }: SearchBoxProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(keyword);
  const { suggestions, onInput, onCompositionEnd } = useSuggestions();
  const [isClosed, setIsClosed] = useState(false);
  const submitted = useRef('');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readKeyword(typed);
    // While a syllable is composed some browsers submit twice: for its end, and for the key.
    if (!next || next === submitted.current) return;
    submitted.current = next;
    void navigate({ to: '/search', search: { keyword: next } });
    onSearch?.();
  };
  const isUntouched = typed === keyword || !readKeyword(typed);
  const isOpen = !isUntouched && !isClosed;
  const { listId, activeIndex, onKeyDown } = useActiveOption({
    list: suggestions,
    // The first one leads to all results.
    count: isUntouched ? 0 : suggestions.length + 1,
    isOpen,
    onOpen: () => setIsClosed(false),
    onClose: () => setIsClosed(true),
  });
  return (
    <div>
      {/* The action is for the first answer, which works without a script. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a <search> element around the form would be announced in addition */}
      <form className={styles.form} role="search" action="/search" onSubmit={search}>
        <Icon of={Search} size={20} />
        <input
          className={styles.input}
          type="text"
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeIndex === null ? undefined : optionId(listId, activeIndex)}
          name="keyword"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={t`Search term`}
          placeholder={t`What are you looking for?`}
          maxLength={maxKeywordLength}
          value={typed}
          onChange={({ target, nativeEvent }) => {
            submitted.current = '';
            setIsClosed(false);
            setTyped(target.value);
            onInput(target.value, (nativeEvent as InputEvent).isComposing);
          }}
          onKeyDown={onKeyDown}
          onCompositionEnd={({ currentTarget }) => onCompositionEnd(currentTarget.value)}
          {...(autoFocus && { 'data-autofocus': '' })}
        />
        {action}
      </form>
      {isOpen ? (
        <SearchSuggestions
          listId={listId}
          activeIndex={activeIndex}
          keyword={readKeyword(typed) ?? ''}
          suggestions={suggestions}
        />
      ) : (
        children
      )}
    </div>
  );
}

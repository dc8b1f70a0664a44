import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { searchKinds } from './search-kinds.ts';
import styles from './search-suggestions.module.css';
import { optionId } from './use-active-option.ts';
import type { Suggestion } from './use-suggestions.ts';

type SearchSuggestionsProps = {
  listId: string;
  activeIndex: number | null;
  keyword: string;
  suggestions: readonly Suggestion[];
};

/** Links to items by their names, and first to all results: the options of the search field. */
export function SearchSuggestions({ listId, activeIndex, keyword, suggestions }: SearchSuggestionsProps) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const optionOf = (index: number) => ({
    id: optionId(listId, index),
    role: 'option',
    'aria-selected': index === activeIndex,
    // The focus stays in the field.
    tabIndex: -1,
    preload: false as const,
    className: styles.link,
  });
  return (
    <div className={styles.list} id={listId} role="listbox" tabIndex={-1} aria-label={t`Suggestions`}>
      <Link to="/search" search={{ keyword }} {...optionOf(0)}>
        <Icon of={Search} size={20} />
        <span className={styles.name}>
          <Trans>All results for “{keyword}”</Trans>
        </span>
      </Link>
      {suggestions.map((suggestion, index) => (
        <Link key={suggestion.id} {...targetOf(suggestion)} {...optionOf(index + 1)}>
          <span className={styles.picture}>
            {suggestion.picture_src && (
              <Picture src={suggestion.picture_src} alt="" size="s" ratio="1" fit="contain" />
            )}
          </span>
          <span className={styles.name}>{text(suggestion.name_ko, suggestion.name_en)}</span>
          <span className={styles.kind}>{i18n._(searchKinds[suggestion.kind])}</span>
        </Link>
      ))}
    </div>
  );
}

function targetOf({ kind, id, product_id, path_name }: Suggestion): LinkProps {
  switch (kind) {
    case 'product':
      return { to: '/product/$id', params: { id } };
    case 'custom':
      return { to: '/product/$id', params: { id: product_id ?? '' }, search: { product_custom_id: id } };
    case 'graphic':
      return { to: '/artist/$name/graphic/$graphicId', params: { name: path_name ?? '', graphicId: id } };
    case 'artist':
      return { to: '/artist/$name', params: { name: path_name ?? '' } };
    case 'brand':
      return { to: '/brand/$id', params: { id } };
  }
}

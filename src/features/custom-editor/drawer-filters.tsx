import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useEffect, useState } from 'react';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { editorArtistsQuery, type GraphicSource } from './drawer-graphics.ts';
import styles from './graphic-drawer.module.css';

type DrawerFiltersProps = {
  source: GraphicSource;
  isMember: boolean;
  hasRecent: boolean;
  onSource: (source: GraphicSource) => void;
  onKeyword: (keyword: string) => void;
  /** Somebody is about to type. */
  onType: () => void;
};

/** The keyword to search for, and where: in all graphics, in liked or recent ones, or in those of an artist. */
export function DrawerFilters(props: DrawerFiltersProps) {
  const { source, isMember, hasRecent, onSource, onKeyword, onType } = props;
  const { t } = useLingui();
  const text = useLocaleText();
  const variables = { limit: 40 };
  const artists =
    useCachedQuery({ document: editorArtistsQuery, variables, requestPolicy: 'cache-first' })?.artist ?? [];
  return (
    <div className={styles.filters}>
      <KeywordField onKeyword={onKeyword} onType={onType} />
      <ChoiceChips
        legend={t`Which graphics`}
        selected={source}
        onSelect={onSource}
        choices={[
          { value: 'all', label: t`All` },
          ...(isMember ? [{ value: 'liked', label: t`Liked` }] : []),
          ...(hasRecent ? [{ value: 'recent', label: t`Recent` }] : []),
          ...artists.map(({ id, name_ko, name_en }) => ({ value: id, label: text(name_ko, name_en) })),
        ]}
      />
    </div>
  );
}

/** Milliseconds without a key until the list changes. */
const pauseMs = 250;

function KeywordField({ onKeyword, onType }: Pick<DrawerFiltersProps, 'onKeyword' | 'onType'>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const settled = useDeferredValue(typed);
  useEffect(() => {
    const timer = setTimeout(() => onKeyword(settled), pauseMs);
    return () => clearTimeout(timer);
  }, [settled, onKeyword]);
  return (
    <label className={styles.keyword}>
      <Icon of={Search} size={20} />
      <input
        type="search"
        enterKeyHint="search"
        maxLength={50}
        aria-label={t`Search graphics and artists`}
        placeholder={t`Search graphics and artists`}
        value={typed}
        onFocus={onType}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}

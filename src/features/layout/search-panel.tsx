import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { FormEvent } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { closePanels } from './panels.ts';
import styles from './search-panel.module.css';

const suggestions = [msg`Cat`, msg`Hoodie`, msg`Lettering`, msg`Tote bag`, msg`Flower`, msg`Sticker`];

/** A search field with suggestions; the results are on the search page. */
export function SearchPanel() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    if (keyword) void navigate({ to: '/search', search: { keyword } });
  };
  return (
    <Modal variant="top" label={t`Search`} onClose={closePanels}>
      {/* biome-ignore lint/a11y/useSemanticElements: a <search> element around the form would be announced in addition */}
      <form className={styles.form} role="search" onSubmit={search}>
        <Icon of={Search} size={20} />
        <input
          className={styles.input}
          type="search"
          name="keyword"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t`Search term`}
          placeholder={t`What are you looking for?`}
          maxLength={60}
          data-autofocus=""
        />
        <IconButton label={t`Close`} onClick={closePanels}>
          <Icon of={X} />
        </IconButton>
      </form>
      <section className={styles.suggestions}>
        <h2 className={styles.heading}>
          <Trans>Try these</Trans>
        </h2>
        <ul className={styles.terms}>
          {suggestions.map((term) => (
            <li key={term.id}>
              <Link to="/search" search={{ keyword: i18n._(term) }} className={styles.term}>
                {i18n._(term)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Modal>
  );
}

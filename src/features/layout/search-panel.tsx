import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { SearchWords } from '#src/components/search/search-words.tsx';
import { wordOf } from '#src/shared/parse.ts';
import { readKeyword } from '#src/shared/search-keyword.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { closePanels } from './panels.ts';

/** The search field over the page, with the keyword of the results below it. */
export function SearchPanel() {
  const { t } = useLingui();
  const keyword = useLocation({
    select: ({ pathname, search }) =>
      pathname === '/search' ? readKeyword(wordOf(search.keyword)) : undefined,
  });
  return (
    <Modal variant="top" label={t`Search`} onClose={closePanels}>
      <SearchBox
        {...(keyword && { keyword })}
        autoFocus
        onSearch={closePanels}
        action={
          <IconButton label={t`Close`} onClick={closePanels}>
            <Icon of={X} />
          </IconButton>
        }
      >
        <SearchWords />
      </SearchBox>
    </Modal>
  );
}

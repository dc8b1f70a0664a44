import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { SearchWords } from '#src/components/search/search-words.tsx';
import { wordOf } from '#src/shared/parse.ts';
import { readKeyword } from '#src/shared/search-keyword.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useEarlyComposition, useTakeOver } from './early-panels.ts';
import { closePanels } from './panels.ts';

/** The search field over the page, with the keyword of the results below it. */
export function SearchPanel() {
  return useEarlyComposition() ? null : <OpenSearchPanel />;
}

function OpenSearchPanel() {
  const { t } = useLingui();
  const content = useTakeOver('search');
  const keyword = useLocation({
    select: ({ pathname, search }) =>
      pathname === '/search' ? readKeyword(wordOf(search.keyword)) : undefined,
  });
  return (
    <Modal variant="top" label={t`Search`} onClose={closePanels}>
      <SearchPanelField {...(keyword && { keyword })}>
        <div ref={content}>
          <SearchWords />
        </div>
      </SearchPanelField>
    </Modal>
  );
}

type SearchPanelFieldProps = { keyword?: string; children?: ReactNode };

/** The field with its button, which the first answer has too. */
export function SearchPanelField({ children, ...rest }: SearchPanelFieldProps) {
  const { t } = useLingui();
  return (
    <SearchBox
      {...rest}
      autoFocus
      onSearch={closePanels}
      action={
        <IconButton
          label={t`Close`}
          popoverTarget="early-search"
          popoverTargetAction="hide"
          onClick={closePanels}
        >
          <Icon of={X} />
        </IconButton>
      }
    >
      {children}
    </SearchBox>
  );
}

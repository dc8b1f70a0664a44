import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = { kind: 'back' | 'close'; title: string };

/** Back on the left or close on the right, the title in the middle. */
export function PageHeader({ kind, title }: PageHeaderProps) {
  const { t } = useLingui();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goHome = () => void router.navigate({ to: '/main' });
  // A page opened by a shared link has no history to go back to.
  const goBack = () => (canGoBack ? router.history.back() : goHome());
  return (
    <header className={styles.header} data-kind={kind}>
      {kind === 'back' ? (
        <IconButton label={t`Back`} onClick={goBack}>
          <Icon of={ChevronLeft} />
        </IconButton>
      ) : (
        <IconButton label={t`Close`} onClick={goHome}>
          <Icon of={X} />
        </IconButton>
      )}
      <h1 id="page-title" className={styles.title}>
        {title}
      </h1>
    </header>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './bottom-controls.module.css';
import { LocaleSwitch } from './locale-switch.tsx';
import { scrollToTop } from './scroll-to-top.ts';

/** Language and "back to top", in the space between footer and tab bar. */
export function BottomControls() {
  const { t } = useLingui();
  return (
    <section className={styles.end} aria-label={t`End of the page`}>
      <LocaleSwitch />
      <Button variant="quiet" size="small" onClick={scrollToTop}>
        <span className={styles.top}>
          <Trans>Back to top</Trans>
          <Icon of={ArrowUp} size={16} />
        </span>
      </Button>
    </section>
  );
}

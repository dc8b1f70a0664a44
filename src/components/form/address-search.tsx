import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useBackToClose } from '../picture/use-back-to-close.ts';
import styles from './address-search.module.css';
import { embedPostcodeSearch, type FoundAddress } from './postcode.ts';

type AddressSearchProps = {
  scriptUrl: string;
  onFound: (address: FoundAddress) => void;
  onClose: () => void;
};

/** The search for addresses on the whole screen: a window of its own is blocked in the browsers of other apps. */
export function AddressSearch({ scriptUrl, onFound, onClose }: AddressSearchProps) {
  const { t } = useLingui();
  const close = useBackToClose(onClose);
  const [isBroken, setIsBroken] = useState(false);
  const [embed] = useState(() => (container: HTMLDivElement | null) => {
    if (!container) return;
    const settle = (address: FoundAddress) => {
      onFound(address);
      close();
    };
    embedPostcodeSearch(container, scriptUrl, settle).catch(() => setIsBroken(true));
  });
  return (
    <Modal variant="full" label={t`Find an address`} onClose={close}>
      <div className={styles.search}>
        <header className={styles.head}>
          <h2 className={styles.title}>
            <Trans>Find an address</Trans>
          </h2>
          <IconButton label={t`Close`} onClick={close}>
            <Icon of={X} />
          </IconButton>
        </header>
        {isBroken ? (
          <div className={styles.broken} role="alert">
            <p>
              <Trans>The search could not be opened. You can type the address yourself.</Trans>
            </p>
            <Button variant="outline" onClick={close}>
              <Trans>Type the address</Trans>
            </Button>
          </div>
        ) : (
          <div ref={embed} className={styles.frame} />
        )}
      </div>
    </Modal>
  );
}

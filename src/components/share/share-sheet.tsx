import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { pictureUrl } from '#src/config/picture-url.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { shareByKakao } from './share-by-kakao.ts';
import { sharePage } from './share-page.ts';
import styles from './share-sheet.module.css';

type ShareSheetProps = { title: string; picture: string; onClose: () => void };

/** Where a page is shared, in shops that share by KakaoTalk. Whoever cannot load its SDK shares as everywhere else. */
export function ShareSheet({ title, picture, onClose }: ShareSheetProps) {
  const { t, i18n } = useLingui();
  const config = useConfig();
  const [isLoading, setIsLoading] = useState(false);
  const shareOtherwise = async () => {
    onClose();
    await sharePage(title, i18n);
  };
  const shareWithKakao = async () => {
    setIsLoading(true);
    const url = window.location.href;
    const imageUrl = new URL(pictureUrl(config, picture, 'm'), url).href;
    const isShared = await shareByKakao(config.kakao, { title, url, imageUrl });
    if (isShared) onClose();
    else await shareOtherwise();
  };
  return (
    <Sheet title={t`Share`} onClose={onClose}>
      <div className={styles.choices}>
        <Button wide busy={isLoading} onClick={() => void shareWithKakao()}>
          <Trans>Share by KakaoTalk</Trans>
        </Button>
        <Button wide variant="outline" onClick={() => void shareOtherwise()}>
          <Trans>Share another way</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

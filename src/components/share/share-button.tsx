import { useLingui } from '@lingui/react/macro';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadInBackground } from '#src/ui/load-in-background.ts';

const ShareSheet = lazyComponent(() => import('./share-sheet.tsx'), 'ShareSheet');

type ShareButtonProps = {
  title: string;
  /** Path below the CDN. */
  picture: string;
};

export function ShareButton(props: ShareButtonProps) {
  const { t, i18n } = useLingui();
  const { kakao } = useConfig();
  const [isChoosing, setIsChoosing] = useState(false);
  const share = () =>
    kakao
      ? setIsChoosing(true)
      : loadInBackground(
          () => import('./share-page.ts'),
          ({ sharePage }) => void sharePage(props.title, i18n),
        );
  return (
    <>
      <IconButton label={t`Share`} onClick={share}>
        <Icon of={Share} size={20} />
      </IconButton>
      {isChoosing && <ShareSheet {...props} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { SafeLink } from '#src/components/page/safe-link.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Modal } from '#src/ui/modal.tsx';
import styles from './popup-carousel.module.css';

export const popupFragment = graphql(`
  fragment PopupCarousel_management_popup on management_popup {
    id
    position
    title
    title_en
    url_path
    image_src
    start_date
    end_date
  }
`);

export type Popup = FragmentOf<typeof popupFragment>;

type PopupCarouselProps = {
  popups: readonly Popup[];
  /** Milliseconds; 0 = no autoplay. */
  autoplay: number;
  onClose: () => void;
  onCloseForToday: () => void;
};

export function PopupCarousel({ popups, autoplay, onClose, onCloseForToday }: PopupCarouselProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  return (
    <Modal variant="sheet" label={t`News from kkumim`} onClose={onClose}>
      <Carousel label={t`News from kkumim`} loop={popups.length > 1} autoplay={autoplay} pagination>
        {readFragment(popupFragment, popups).map((popup) => (
          <SafeLink key={popup.id} to={popup.url_path} onClick={onClose}>
            <Picture src={popup.image_src} alt="" size="l" ratio="4 / 5" priority />
            <p className={styles.title}>{text(popup.title, popup.title_en)}</p>
          </SafeLink>
        ))}
      </Carousel>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onCloseForToday}>
          <Trans>Don’t show again today</Trans>
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </div>
    </Modal>
  );
}

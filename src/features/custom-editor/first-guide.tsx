import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Picture } from '#src/components/picture/picture.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';
import { Button } from '#src/ui/button.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './first-guide.module.css';

const customGuidesQuery = graphql(`
  query CustomGuides($limit: Int!) {
    custom_guide(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }, limit: $limit) {
      id
      title
      title_en
      description
      description_en
      image_src
    }
  }
`);

const variables = { limit: 10 };

/** The shop's guides, once on each device. */
export function FirstGuide() {
  const { t } = useLingui();
  const text = useLocaleText();
  const viewer = useViewer();
  const router = useRouter();
  const [openedWith] = useState(() => router.latestLocation.search);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    void readViewerValue(viewer.id, 'custom-guide').then((seen) => setIsOpen(!seen));
  }, [viewer.id]);
  const guides =
    useCachedQuery({ document: customGuidesQuery, variables, requestPolicy: 'cache-first' })?.custom_guide ??
    [];
  // A shopper who brings a graphic is about to see it placed.
  if (!isOpen || 'graphic_id' in openedWith || guides.length === 0) return null;
  const close = () => {
    setIsOpen(false);
    void writeViewerValue(viewer.id, 'custom-guide', true);
  };
  return (
    <Sheet title={t`How to customize`} onClose={close}>
      <Carousel label={t`Guides`} slidesPerView={1} gap={8} focusable pagination>
        {guides.map((guide) => (
          <div key={guide.id} className={styles.guide}>
            {guide.image_src && <Picture src={guide.image_src} alt="" size="m" ratio="16 / 9" />}
            <h3 className={styles.title}>{text(guide.title, guide.title_en)}</h3>
            <p className={styles.text}>{text(guide.description, guide.description_en)}</p>
          </div>
        ))}
      </Carousel>
      <Button wide onClick={close}>
        <Trans>Start</Trans>
      </Button>
    </Sheet>
  );
}

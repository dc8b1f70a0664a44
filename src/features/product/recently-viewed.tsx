import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { type OfflinePage, readOfflinePages } from '#src/storage/offline-pages.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import styles from './recently-viewed.module.css';

type ViewedProduct = Exclude<OfflinePage, { kind: 'place' }>;

const isProduct = (page: OfflinePage): page is ViewedProduct => page.kind === 'product';

const maxProducts = 10;

/** The products that this viewer has opened on this device; nobody else knows them, and signing out deletes them. */
export function RecentlyViewed({ productId, viewerId }: { productId: string; viewerId: string }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const [pages, setPages] = useState<readonly ViewedProduct[]>([]);
  useEffect(() => {
    let isStale = false;
    void readOfflinePages(viewerId).then((read) => isStale || setPages(read.filter(isProduct)));
    return () => {
      isStale = true;
    };
  }, [viewerId]);
  const others = pages.filter(({ path }) => !path.includes(productId)).slice(0, maxProducts);
  if (others.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={t`Recently viewed`} />
      <Carousel label={t`Recently viewed`} slidesPerView={3.2} gap={8} bleed>
        {others.map(({ path, name_ko, name_en, picture }) => (
          <Link key={path} to={path as '/'} className={styles.product}>
            <Picture src={picture} alt="" size="s" ratio="1" className={styles.picture} />
            <span className={styles.name}>{text(name_ko, name_en)}</span>
          </Link>
        ))}
      </Carousel>
    </section>
  );
}

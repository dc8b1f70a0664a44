import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Shirt from 'lucide-react/icons/shirt';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import { type ComponentType, use, useId } from 'react';
import { Picture } from '#src/components/picture/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import type { OfflineIcon, OfflinePage } from '#src/storage/offline-pages.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './saved-pages.module.css';

/** Links to pages that can be opened offline: those of the shop, then the last visited products, graphics and people. */
export function SavedPages({ saved }: { saved: Promise<readonly OfflinePage[]> }) {
  const { t } = useLingui();
  const router = useRouter();
  const heading = useId();
  const pages = use(saved);
  const places = pages.flatMap(({ kind, path }) => {
    const [, , route] = router.getMatchedRoutes(path);
    const { title, offline: icon } = route?.options.staticData ?? {};
    // A page of a former release may no longer be listed.
    return kind === 'place' && title && icon ? { path, title, icon } : [];
  });
  const items = pages.filter((page) => page.kind !== 'place');
  if (places.length + items.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Trans>Pages you can view now</Trans>
      </h2>
      {places.length > 0 && (
        <ul className={styles.pageLinks}>
          {places.map((place) => (
            <SavedPageLink key={place.path} {...place} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul className={styles.items} aria-label={t`Products, graphics and people you looked at`}>
          {items.map((item) => (
            <SavedItemLink key={item.path} {...item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const placeIcons: Readonly<Record<OfflineIcon, ComponentType>> = {
  bag: ShoppingBag,
  heart: Heart,
  house: House,
  page: FileText,
  shirt: Shirt,
  star: Star,
  user: User,
  'user-check': UserCheck,
};

type SavedPageLinkProps = { path: string; title: MessageDescriptor; icon: OfflineIcon };

function SavedPageLink({ path, title, icon }: SavedPageLinkProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <Link to={path} className={styles.pageLink}>
        <Icon of={placeIcons[icon]} size={18} />
        {i18n._(title)}
      </Link>
    </li>
  );
}

type ItemPage = Exclude<OfflinePage, { kind: 'place' }>;

function SavedItemLink({ kind, path, name_ko, name_en, picture, background }: ItemPage) {
  const text = useLocaleText();
  return (
    <li>
      <Link to={path} className={styles.item}>
        <Picture
          src={picture}
          alt=""
          size="m"
          ratio="1"
          fit={kind === 'graphic' ? 'padded' : 'cover'}
          {...(background && { background })}
        />
        <span className={styles.name}>{text(name_ko, name_en)}</span>
      </Link>
    </li>
  );
}

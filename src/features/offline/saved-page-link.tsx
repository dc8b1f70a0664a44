import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Shirt from 'lucide-react/icons/shirt';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import type { ComponentType } from 'react';
import type { OfflinePage } from '#src/offline/offline-pages.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './saved-pages.module.css';

type Place = Extract<OfflinePage, { kind: 'place' }>;

const labels: Record<Place['place'], { label: MessageDescriptor; icon: ComponentType }> = {
  main: { label: msg`Home`, icon: House },
  mypage: { label: msg`My page`, icon: User },
  likes: { label: msg`Likes`, icon: Heart },
  follows: { label: msg`Following`, icon: UserCheck },
  'saved-customs': { label: msg`Saved designs`, icon: Shirt },
};

export function SavedPageLink({ path, place }: Place) {
  const { i18n } = useLingui();
  const { label, icon } = labels[place];
  return (
    <li>
      <Link to={path} className={styles.pageLink}>
        <Icon of={icon} size={18} />
        {i18n._(label)}
      </Link>
    </li>
  );
}

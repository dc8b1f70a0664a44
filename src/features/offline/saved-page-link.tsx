import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Shirt from 'lucide-react/icons/shirt';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import type { ComponentType } from 'react';
import type { OfflineIcon } from '#src/offline/offline-pages.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './saved-pages.module.css';

const icons: Readonly<Record<OfflineIcon, ComponentType>> = {
  heart: Heart,
  house: House,
  page: FileText,
  shirt: Shirt,
  user: User,
  'user-check': UserCheck,
};

type SavedPageLinkProps = { path: string; title: MessageDescriptor; icon: OfflineIcon };

export function SavedPageLink({ path, title, icon }: SavedPageLinkProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <Link to={path} className={styles.pageLink}>
        <Icon of={icons[icon]} size={18} />
        {i18n._(title)}
      </Link>
    </li>
  );
}

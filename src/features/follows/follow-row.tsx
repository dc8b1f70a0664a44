import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Picture } from '#src/components/picture.tsx';
import styles from './follow-row.module.css';

type FollowRowProps = {
  face: string | null;
  /** The name as a link to the page. */
  name: ReactNode;
  followers: number;
  button: ReactNode;
};

export function FollowRow({ face, name, followers, button }: FollowRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.face}>{face && <Picture src={face} alt="" size="s" ratio="1" />}</span>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.followers}>
          <Plural value={followers} one="# follower" other="# followers" />
        </span>
      </span>
      {button}
    </li>
  );
}

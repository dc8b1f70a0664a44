import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import { FollowRow } from '../reaction/follow-row.tsx';
import head from './detail-head.module.css';
import styles from './profile-head.module.css';

type ProfileHeadProps = {
  cover: string | null;
  face: string | null;
  name: string;
  /** Left out for those who cannot be followed. */
  followers?: number;
  followButton?: ReactNode;
  description: string | null;
  /** Shown at its end. */
  children?: ReactNode;
};

/** The first screen of an artist, a brand or an influencer. */
export function ProfileHead({ cover, name, followButton, description, children, ...row }: ProfileHeadProps) {
  return (
    <header className={styles.profile}>
      {cover && (
        <Picture src={cover} alt="" size="l" sizes="(width >= 48rem) 30rem, 100vw" ratio="16 / 9" priority />
      )}
      <FollowRow {...row} name={<h2 className={head.name}>{name}</h2>} button={followButton} />
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </header>
  );
}

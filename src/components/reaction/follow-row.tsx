import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '#src/shared/format-number.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './follow-row.module.css';

type FollowRowProps = {
  face: string | null;
  /** On a list it is a link to the page. */
  name: ReactNode;
  followers?: number | undefined;
  button?: ReactNode;
};

/** Somebody who has a page, with the number of followers of those who can be followed. */
export function FollowRow({ face, name, followers, button }: FollowRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.face}>{face && <Picture src={face} alt="" size="s" ratio="1" />}</span>
      <div className={styles.texts}>
        <div className={styles.name}>{name}</div>
        {followers !== undefined && (
          <span className={styles.followers}>
            <Followers count={followers} />
          </span>
        )}
      </div>
      {button}
    </div>
  );
}

/** The number is written by our own function, so that Korean needs none of the browser's, see locales/korean-in-place.ts. */
function Followers({ count }: { count: number }) {
  const number = formatNumber(count);
  return <Plural value={count} one={`${number} follower`} other={`${number} followers`} />;
}

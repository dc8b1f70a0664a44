import { Link } from '@tanstack/react-router';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './artist-card.module.css';

export const artistCardFragment = graphql(`
  fragment ArtistCard_artist on artist {
    id
    name_ko
    name_en
    path_name
    profile_src
    description
    description_en
  }
`);

export function ArtistCard({ artist: masked }: { artist: FragmentOf<typeof artistCardFragment> }) {
  const text = useLocaleText();
  const artist = readFragment(artistCardFragment, masked);
  const description = text(artist.description, artist.description_en);
  return (
    <article className={styles.card}>
      {artist.profile_src ? (
        <Picture src={artist.profile_src} alt="" size="m" ratio="1" className={styles.portrait} />
      ) : (
        <span className={styles.portrait} />
      )}
      <h3 className={styles.name}>
        <Link to="/artist/$name" params={{ name: artist.path_name }} className={styles.link}>
          {text(artist.name_ko, artist.name_en)}
        </Link>
      </h3>
      {description && <p className={styles.description}>{description}</p>}
    </article>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Picture } from '#src/components/picture/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import styles from './artist-works-page.module.css';
import type { ArtistStudio } from './load-artist-studio.ts';

type Work = ArtistStudio['works'][number];

/** The works of an artist, in all states, and what became of them. */
export function ArtistWorksPage({ studio: { artist, works } }: { studio: ArtistStudio }) {
  const { i18n } = useLingui();
  const text = useLocaleText();
  const count = artist.follow_count;
  const number = i18n.number(count);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{text(artist.name_ko, artist.name_en)}</h2>
          <p className={styles.followers}>
            <Plural value={count} one={`${number} follower`} other={`${number} followers`} />
          </p>
        </div>
        <Link to="/mypage/graphic/profile" {...buttonAttributes({ variant: 'outline', size: 'small' })}>
          <Trans>Edit the profile</Trans>
        </Link>
      </header>
      {works.length === 0 ? (
        <EmptyState
          title={<Trans>No graphics yet</Trans>}
          action={
            <Link to="/mypage/graphic/new" {...buttonAttributes({ variant: 'filled' })}>
              <Trans>Submit a graphic</Trans>
            </Link>
          }
        />
      ) : (
        <ul>
          {works.map((work) => (
            <WorkEntry key={work.id} work={work} pathName={artist.path_name} />
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <Trans>
          Orders are counted once they are paid, and told from five on, so that no buyer can be made out.
        </Trans>
      </p>
    </div>
  );
}

function WorkEntry({ work, pathName }: { work: Work; pathName: string }) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const isPublic = work.state === 'ACT';
  const params = { name: pathName, graphicId: work.id };
  const numbers = [
    [t`Likes`, i18n.number(work.like_count)],
    [t({ message: 'Designs', context: 'number' }), i18n.number(work.custom_count)],
    [t({ message: 'Orders', context: 'number' }), countOf(work.order_count)],
    [t({ message: 'Pieces', context: 'number' }), countOf(work.piece_count)],
  ] as const;
  return (
    <li className={styles.work}>
      <div className={styles.picture}>
        <Picture src={work.src} alt="" size="s" ratio="1" fit="padded" background={work.background_color} />
      </div>
      <div className={styles.texts}>
        <h3 className={styles.title}>
          <Link to="/artist/$name/graphic/$graphicId" params={params} className={styles.link}>
            {text(work.name_ko, work.name_en)}
          </Link>
        </h3>
        <p className={styles.state} data-public={isPublic || undefined}>
          {stateName(work.state)}
        </p>
        <dl className={styles.numbers}>
          {numbers.map(([label, number]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );

  function countOf(count: number | null) {
    return count === null ? t`< 5` : i18n.number(count);
  }
}

function stateName(state: string) {
  if (state === 'ACT') return <Trans>Public</Trans>;
  return state === 'READY' ? <Trans>Not public yet</Trans> : <Trans>Hidden</Trans>;
}

import { Link } from '@tanstack/react-router';
import { Picture } from '#src/components/picture/picture.tsx';
import type { ProductListSearch } from '#src/shared/product-list-search.ts';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { useStore } from '#src/ui/use-store.ts';
import styles from './makers.module.css';

type MakersProps = {
  label: string;
  makers: readonly {
    readonly id: string;
    readonly name: string;
    readonly src: string | null;
    readonly search: ProductListSearch;
  }[];
};

/** One more than a row shows before it is scrolled. */
const leadingMakers = 6;

/** A row of round pictures that is scrolled sideways. Those out of sight come when the page is used. */
export function Makers({ label, makers }: MakersProps) {
  const shown = useStore(hasInteracted) ? makers : makers.slice(0, leadingMakers);
  return (
    <ul className={styles.makers} aria-label={label}>
      {shown.map(({ id, name, src, search }) => (
        <li key={id} className={styles.maker}>
          <Link to="/product" search={search} className={styles.link}>
            {src ? (
              <Picture src={src} alt="" size="s" ratio="1" className={styles.picture ?? ''} />
            ) : (
              <span className={styles.picture} />
            )}
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

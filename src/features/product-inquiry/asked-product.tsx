import { Link } from '@tanstack/react-router';
import { Picture } from '#src/components/picture/picture.tsx';
import styles from './asked-product.module.css';

type AskedProductProps = {
  /** Absent: its page cannot be opened. */
  id: string | undefined;
  name: string;
  imageSrc: string | undefined;
};

/** A row that leads to the product that a question is about. */
export function AskedProduct({ id, name, imageSrc }: AskedProductProps) {
  if (!id || !imageSrc) return <p className={styles.product}>{name}</p>;
  return (
    <Link to="/product/$id" params={{ id }} className={styles.product}>
      <span className={styles.picture}>
        <Picture src={imageSrc} alt="" size="s" ratio="1" />
      </span>
      {name}
    </Link>
  );
}

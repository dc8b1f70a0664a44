import { useEffect, useState } from 'react';
import styles from './blob-photo.module.css';

/** A photo of this device. */
export function BlobPhoto({ blob, alt }: { blob: Blob; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url ? <img className={styles.photo} src={url} alt={alt} /> : <span className={styles.photo} />;
}

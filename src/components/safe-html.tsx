import { Suspense, use } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './safe-html.module.css';

type Purifier = typeof import('#src/ui/sanitize-html.ts');

let arriving: Promise<Purifier> | undefined;

/** HTML that an operator wrote, cleaned once more before it is shown. The cleaner comes with the first text. */
export function SafeHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={<Skeleton ratio="1" />}>
      <CleanHtml html={html} />
    </Suspense>
  );
}

function CleanHtml({ html }: { html: string }) {
  arriving ??= import('#src/ui/sanitize-html.ts');
  const { sanitizeHtml } = use(arriving);
  return (
    <div
      className={styles.html}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, and everything goes through the cleaner
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  );
}

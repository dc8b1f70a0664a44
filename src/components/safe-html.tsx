import { type ReactNode, Suspense, use } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './safe-html.module.css';

type Sanitizer = typeof import('#src/ui/sanitize-html.ts');

let sanitizer: Promise<Sanitizer> | undefined;

type SafeHtmlProps = {
  html: string;
  /** The end of the page, which appears together with the text and is not pushed down by it. */
  children?: ReactNode;
};

/** HTML written by an operator, sanitized before it is shown. The sanitizer is loaded with the first text. */
export function SafeHtml({ html, children }: SafeHtmlProps) {
  return (
    <Suspense fallback={<Lines isLast={children !== undefined} />}>
      <SanitizedHtml html={html} />
      {children}
    </Suspense>
  );
}

/** `isLast`: the footer waits for the text. */
function Lines({ isLast }: { isLast: boolean }) {
  return (
    <div className={styles.lines} aria-busy={isLast || undefined}>
      <Skeleton width="94%" />
      <Skeleton width="88%" />
      <Skeleton width="42%" />
    </div>
  );
}

function SanitizedHtml({ html }: { html: string }) {
  sanitizer ??= import('#src/ui/sanitize-html.ts');
  const { sanitizeHtml } = use(sanitizer);
  return (
    <div
      className={styles.html}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only use, and the HTML is sanitized
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  );
}

import { memo, type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './safe-html.module.css';

type Sanitizer = { readonly sanitizeHtml: (html: string) => string };

let sanitizer: Promise<Sanitizer> | undefined;
let sanitizerForHydration: Promise<Sanitizer> | undefined;

type SafeHtmlProps = {
  html: string;
  /** The end of the page, which appears together with the text and is not pushed down by it. */
  children?: ReactNode;
};

/**
 * HTML written by an operator, sanitized before it is shown. The sanitizer is loaded with the first text. Text from the
 * server stands as it is until the page is used; it is not touched when its parent is rendered again.
 */
export const SafeHtml = memo(({ html, children }: SafeHtmlProps) => (
  <Suspense fallback={<Lines isLast={children !== undefined} />}>
    <SanitizedHtml html={html} />
    {children}
  </Suspense>
));

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
  const isHydrating = useSyncExternalStore(subscribeNever, inBrowser, inServerHtml);
  const { sanitizeHtml } = use(isHydrating && !import.meta.env.SSR ? loadForHydration() : loadSanitizer());
  return (
    // Not a `div`: within it no tag of the text closes an item of a list around it.
    <section
      className={styles.html}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only use, and the HTML is sanitized
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
      // The two sanitizers may print the same structure in two ways.
      suppressHydrationWarning
    />
  );
}

// While the server's HTML is hydrated React asks the last one, as on the server.
const subscribeNever = () => () => {};
const inBrowser = () => false;
const inServerHtml = () => true;

function loadSanitizer(): Promise<Sanitizer> {
  sanitizer ??= import.meta.env.SSR
    ? import('#src/ui/sanitize-html-on-server.ts')
    : import('#src/ui/sanitize-html.ts');
  return sanitizer;
}

/** When the page is used for the first time: until then React leaves the text of the server as it is. */
function loadForHydration(): Promise<Sanitizer> {
  sanitizerForHydration ??= new Promise<void>((resolve) => {
    const resolveWhenUsed = () => hasInteracted.get() && resolve();
    resolveWhenUsed();
    hasInteracted.subscribe(resolveWhenUsed);
  }).then(loadSanitizer);
  return sanitizerForHydration;
}

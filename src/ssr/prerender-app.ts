import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { RenderedScreen } from '#src/shared/ssr.ts';

/** The HTML of an application whose router has loaded. Rejects if a component throws. */
export async function prerenderApp(page: ReactNode): Promise<Pick<RenderedScreen, 'html' | 'preloads'>> {
  let firstError: unknown = null;
  const { prelude } = await prerender(page, {
    // One chunk: React would move later chunks into place by inline scripts, which the security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      firstError ??= error;
    },
  });
  const rendered = await new Response(prelude).text();
  if (firstError) throw firstError;
  // React writes the preload links first; they belong in the head.
  const [preloads = ''] = /^(<link [^>]*>)*/.exec(rendered) ?? [];
  return { html: rendered.slice(preloads.length), preloads };
}

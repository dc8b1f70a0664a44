import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { InfiniteState } from '#src/ui/infinite-list.tsx';

type Page = ResponseOf<'GET /products/:id/inquiries'>;

type Pages = Pick<Page, 'inquiries' | 'total'> & { readonly state: InfiniteState };

/** Each time another list, so that a late page of the former one is told from it. */
const unread = (): Pages => ({ inquiries: [], total: 0, state: 'loading' });

/** The inquiries about a product as the viewer may read them, page by page. */
export function useProductInquiries(productId: string) {
  const { context } = useRouter().options;
  const viewer = useViewer();
  const isOnline = useNetworkStatus() === 'online';
  const [pages, setPages] = useState(unread);

  const read = async (known: Pages): Promise<Pages> => {
    const after = known.inquiries.at(-1)?.id;
    const query = { ...(after && { after }) };
    const outcome = await callApi(context, 'GET /products/:id/inquiries', {
      params: { id: productId },
      query,
    });
    if (outcome.kind !== 'ok') return { ...known, state: 'error' };
    const { inquiries, total, has_more } = outcome.body;
    return {
      inquiries: [...known.inquiries, ...inquiries],
      total,
      state: has_more ? 'loaded' : 'complete',
    };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer sees others
  useEffect(() => {
    let isStale = false;
    const none = unread();
    setPages(none);
    void read(none).then((first) => isStale || setPages(first));
    return () => {
      isStale = true;
    };
  }, [productId, viewer]);

  /** Begins again with the first page; what is shown stays until it comes. */
  const reload = () => {
    const { inquiries } = pages;
    void read(unread()).then((first) => {
      if (first.state !== 'error') setPages((current) => (current.inquiries === inquiries ? first : current));
    });
  };

  const more = () => {
    setPages({ ...pages, state: 'loading' });
    // A page that comes after the list has begun again belongs to the former one.
    void read(pages).then((next) =>
      setPages((current) => (current.inquiries === pages.inquiries ? next : current)),
    );
  };
  const retry = useEffectEvent(() => {
    if (pages.state === 'error') more();
  });
  // A page that could not be read without a network is read again.
  useEffect(() => {
    if (isOnline) retry();
  }, [isOnline]);
  return { ...pages, more, reload };
}

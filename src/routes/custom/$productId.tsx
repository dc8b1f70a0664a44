import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { CustomEditorPage } from '#src/features/custom-editor/custom-editor-page.tsx';
import { customEditorQuery } from '#src/features/custom-editor/custom-editor-query.ts';
import { knownGraphicsQuery } from '#src/features/custom-editor/drawer-graphics.ts';
import { readEditorSearch } from '#src/features/custom-editor/editor-search.ts';
import {
  openAnew,
  openEditor,
  openSession,
  readEditorDraft,
  readSaved,
} from '#src/features/custom-editor/open-editor.ts';
import { useArrival } from '#src/features/custom-editor/use-arrival.ts';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

const CustomOrderSheet = lazyComponent(
  () => import('#src/features/product/custom-order-sheet.tsx'),
  'CustomOrderSheet',
);

const ProductNotFound = lazyComponent(
  () => import('#src/features/product/product-not-found.tsx'),
  'ProductNotFound',
);

export const Route = createFileRoute('/custom/$productId')({
  staticData: {
    styles: 'member',
    name: 'custom-product',
    title: msg`Customize`,
    header: 'none',
    layout: { tabBar: false, end: 'none' },
    installPrompt: false,
  },
  validateSearch: readEditorSearch,
  loaderDeps: ({ search }) => ({
    customId: search.product_custom_id,
    shared: search.shared,
    graphicId: search.graphic_id,
  }),
  loader: async ({ context, params: { productId: id }, deps, cause, location }) => {
    if (!isUuid(id)) throw notFound();
    const { customId, shared, graphicId } = deps;
    if (cause === 'enter') openSaved(id, readSaved(location), customId);
    const { client, session } = context;
    const viewerId = session.viewer().id;
    const sourceId = customId ?? shared ?? null;
    const [loaded, draft, sharing, graphics] = await Promise.all([
      loadRouteQuery(client, customEditorQuery, { id, customId: customId ?? nilUuid }),
      readEditorDraft(viewerId, id, sourceId),
      shared ? callApi(context, 'GET /shared-customs/:token', { params: { token: shared } }) : null,
      graphicId ? loadRouteQuery(client, knownGraphicsQuery, { ids: [graphicId], limit: 1 }) : null,
    ]);
    const { product_by_pk: product, shop_policy_by_pk: policy } = loaded;
    if (!product?.is_custom || product.mockup_groups.length === 0) throw notFound();
    const limits = {
      side: policy?.custom_side_graphics_max ?? 10,
      custom: policy?.custom_graphics_max ?? 30,
    };
    const sharedCustom = sharing?.kind === 'ok' ? sharing.body : null;
    return {
      product,
      limits,
      viewerId,
      sourceId,
      draft,
      shared: sharedCustom,
      graphic: graphics?.graphic[0],
    };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'CustomEditorSkeleton'),
  notFoundComponent: () => <ProductNotFound drawing={<ErrorDrawing />} />,
  component: CustomProductRoute,
});

/** Somebody who comes back to where they saved a design goes on with that design. */
function openSaved(productId: string, savedId: string | null, customId: string | undefined): void {
  if (!savedId || savedId === customId) return;
  const search = { product_custom_id: savedId };
  throw redirect({ to: '/custom/$productId', params: { productId }, search, replace: true });
}

function CustomProductRoute() {
  const { product, sourceId } = Route.useLoaderData();
  const key = `${product.id} ${sourceId}`;
  return <OpenEditor key={key} sessionKey={key} />;
}

function OpenEditor({ sessionKey }: { sessionKey: string }) {
  const { t } = useLingui();
  const { graphic, ...loaded } = Route.useLoaderData();
  const { mockup_group_id: sideId, option_id: optionId, graphic_id: graphicId } = Route.useSearch();
  const [{ session, note }] = useState(() =>
    openSession(sessionKey, () => openEditor({ ...loaded, sideId, optionId })),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => {
    if (note === 'resumed' && !graphicId) showToast(t`Your unsaved design is back.`);
    if (note === 'changed') showToast(t`Something about this product has changed. Please check your design.`);
    if (note === 'unreadable') showToast(t`Your unsaved design is from another version and can’t be opened.`);
  }, [session]);
  useArrival({
    session,
    graphicId,
    graphic,
    isShared: loaded.shared !== null,
    openAnew: () => openAnew({ ...loaded, sideId, optionId }),
  });
  return (
    <CustomEditorPage
      session={session}
      orderSheet={(customId, size, onClose) => (
        <CustomOrderSheet
          customId={customId}
          productId={session.product.id}
          size={size}
          viewerId={loaded.viewerId}
          onClose={onClose}
        />
      )}
    />
  );
}

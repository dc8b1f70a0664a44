import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { methodNames, readMethod } from '#src/components/product/production-method.ts';
import { sizeInMm } from '#src/shared/artwork.ts';
import { methodWarnings } from '#src/shared/method-warnings.ts';
import { choose } from '#src/ui/choose.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import { allLayers, type CustomDocument, type Layer, layersOf, resetTo } from './custom-document.ts';
import type { EditorSession } from './editor-session.ts';
import { graphicName } from './layer-texts.ts';
import { isMethod } from './method-warnings.tsx';
import { type Choice, type MovedDocument, moveDocument } from './move-document.ts';
import { variantsOf } from './opened-custom.ts';

/**
 * Another color or production method. Asks whether the design is moved over as it is, or started anew; either is one step to
 * undo. @returns whether the design has changed
 */
export async function changeWork(
  session: EditorSession,
  router: RegisteredRouter,
  choice: Choice,
): Promise<boolean> {
  const { i18n } = router.options.context;
  const { editor } = session;
  if (allLayers(editor.document()).length === 0) {
    editor.commit(resetTo(editor.document(), choice));
    return false;
  }
  const moved = moveWork(session, choice);
  const answer = await askToKeep(i18n, moved, await describe(session, router, moved));
  if (!answer) return false;
  const isKept = answer === 'keep';
  // Moved once more, because an answer of the shop may have come meanwhile.
  editor.commit(isKept ? moveWork(session, choice).document : resetTo(editor.document(), choice));
  const message = isKept ? msg`The design was moved over.` : msg`The design was reset.`;
  showToast(i18n._(message), { label: i18n._(msg`Undo`), run: editor.undo });
  return true;
}

function moveWork({ product, editor }: EditorSession, choice: Choice): MovedDocument {
  const { unavailableIds, graphics } = editor.state.get();
  const { optionId, method } = { ...editor.document(), ...choice };
  const option = product.product_options.find(({ id }) => id === optionId);
  return moveDocument(editor.document(), choice, {
    areas: new Map(product.mockup_groups.map(({ id }) => [id, editor.areaOf(id)])),
    isSold: (graphicId) => graphics.has(graphicId) && !unavailableIds.has(graphicId),
    sizes: variantsOf(option, method).map(({ size }) => size),
  });
}

/** Keeping comes first. Where nothing can be kept, it is the question of the specification. */
async function askToKeep(
  i18n: I18n,
  moved: MovedDocument,
  message: string,
): Promise<'keep' | 'reset' | null> {
  if (allLayers(moved.document).length === 0) {
    const isReset = await dialogs.confirm({
      message: i18n._(msg`Changing this resets your work. Continue?`),
    });
    return isReset ? 'reset' : null;
  }
  return choose({
    title: i18n._(msg`Move your design over as it is?`),
    message,
    choices: [
      { value: 'keep', label: i18n._(msg`Move it as it is`) },
      { value: 'reset', label: i18n._(msg`Start anew`) },
    ],
    cancelLabel: i18n._(msg`Cancel`),
  });
}

/** Says what becomes of the design, in a line for each thing that is to be known. */
async function describe(
  session: EditorSession,
  router: RegisteredRouter,
  { document, left }: MovedDocument,
): Promise<string> {
  const { i18n } = router.options.context;
  const { graphics } = session.editor.state.get();
  const namesOf = (layers: readonly Layer[]) =>
    [...new Set(layers.map(({ graphicId }) => graphicName(i18n, graphics.get(graphicId))))].join(', ');
  const lines: string[] = [];
  const method = i18n._(methodNames[readMethod(document.method)]);
  if (document.method !== session.editor.document().method) {
    const unclear = namesOf(await findUnclear(session, router, document));
    if (document.optionId !== session.editor.document().optionId)
      lines.push(i18n._(msg`This color is made by: ${method}`));
    if (unclear) lines.push(i18n._(msg`May turn out less clear (${method}): ${unclear}`));
  }
  const names = namesOf(left);
  if (names) lines.push(i18n._(msg`Can’t be made and is left out: ${names}`));
  return lines.join('\n') || i18n._(msg`Your graphics stay where they are.`);
}

/** Milliseconds: the question is not kept waiting for it. */
const traitsTimeoutMs = 1_500;

/** The layers that the method has shortcomings for. They can be made all the same. */
async function findUnclear(
  { editor }: EditorSession,
  router: RegisteredRouter,
  document: CustomDocument,
): Promise<readonly Layer[]> {
  const { context } = router.options;
  const { method } = document;
  if (!isMethod(method)) return [];
  const ids = [...new Set(allLayers(document).map(({ graphicId }) => graphicId))];
  const signal = AbortSignal.timeout(traitsTimeoutMs);
  const outcomes = await Promise.all(
    ids.map(async (id) => {
      const outcome = await callApi(context, 'GET /graphics/:id/traits', { params: { id }, signal });
      return outcome.kind === 'ok' ? ([[id, outcome.body]] as const) : [];
    }),
  );
  const traits = new Map(outcomes.flat());
  return Object.keys(document.sides).flatMap((sideId) =>
    layersOf(document, sideId).filter((layer) => {
      const { width } = sizeInMm(layer, editor.areaOf(sideId));
      const known = traits.get(layer.graphicId);
      return known && methodWarnings(known, method, width).length > 0;
    }),
  );
}

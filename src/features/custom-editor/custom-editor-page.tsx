import { Trans, useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { methodNames, readMethod } from '#src/components/product/production-method.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { allLayers, layersOf } from './custom-document.ts';
import styles from './custom-editor-page.module.css';
import { customLines } from './custom-lines.ts';
import type { DrawerHeight } from './drawer-heights.ts';
import { EditorBar } from './editor-bar.tsx';
import type { EditorGraphic } from './editor-graphic.ts';
import type { EditorSession } from './editor-session.ts';
import { EditorSheets, type OpenSheet } from './editor-sheets.tsx';
import { pickGraphic } from './opened-custom.ts';
import { PriceBar } from './price-bar.tsx';
import { Slots } from './slots.tsx';
import { Stage } from './stage.tsx';
import { useDraftLock } from './use-draft-lock.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useLimitMessage } from './use-limit-message.ts';
import { useSaving } from './use-saving.ts';
import { useWork } from './use-work.ts';

const GraphicDrawer = lazyComponent(() => import('./graphic-drawer.tsx'), 'GraphicDrawer');
const LayerTools = lazyComponent(() => import('./layer-tools.tsx'), 'LayerTools', ToolsPlaceholder);

type CustomEditorPageProps = {
  session: EditorSession;
  /** Orders the saved custom in the size that was looked at, if any. */
  orderSheet: (customId: string, size: string | null, onClose: () => void) => ReactNode;
};

export function CustomEditorPage({ session, orderSheet }: CustomEditorPageProps) {
  const { i18n } = useLingui();
  const { product, editor } = session;
  const close = useClose(product.id);
  const { history, sideId, selectedId, graphics } = useStore(editor.state);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [drawer, setDrawer] = useState<DrawerHeight | null>(null);
  useWork(session);
  useLeaveWarning(session);
  useEditorKeys(session);
  const takeOver = useDraftLock(session);
  const isElsewhere = useStore(session.isElsewhere);
  const { save, order, pending } = useSaving(session);
  const tellLimit = useLimitMessage();
  const document = history.present;
  const group = product.mockup_groups.find(({ id }) => id === sideId) ?? product.mockup_groups[0];
  const option = product.product_options.find(({ id }) => id === document.optionId);
  const color = option?.color_code ?? '#ffffff';
  const methodName = i18n._(methodNames[readMethod(document.method)]);
  if (!group) return null;

  const add = (graphic: EditorGraphic) => {
    const outcome = editor.addGraphic(pickGraphic(graphic));
    tellLimit(outcome);
    // The graphic is seen where it was placed, and the next one is at hand.
    if (outcome === 'added') setDrawer('peek');
  };
  const slots = { used: layersOf(document, group.id).length, all: editor.limits.side };
  return (
    <div className={styles.page}>
      <EditorBar
        session={session}
        isSaving={pending === 'save'}
        onSave={() => void save()}
        onClose={close}
        onHelp={() => setSheet('help')}
      />
      <div className={styles.work} inert={isElsewhere}>
        <div className={styles.frame} data-drawer={drawer ?? undefined}>
          <div className={styles.surface} inert={drawer === 'full'}>
            <Sides session={session} sideId={group.id} />
            <Stage editor={editor} stores={session.stage} group={group} color={color} />
            {/* A drawer that is higher leaves no space for them. */}
            {(drawer === null || drawer === 'peek') &&
              (selectedId ? (
                <LayerTools editor={editor} layerId={selectedId} onDuplicated={tellLimit} />
              ) : (
                <StartRow
                  slots={allLayers(document).length > 0 ? slots : null}
                  color={color}
                  onOpen={setSheet}
                />
              ))}
          </div>
          {drawer && (
            <GraphicDrawer
              slots={slots}
              height={drawer}
              onHeight={setDrawer}
              onPick={add}
              onClose={() => setDrawer(null)}
            />
          )}
        </div>
        <PriceBar
          isSoldOut={product.state !== 'ACT' || isSoldOut(product)}
          lines={customLines(product, document, graphics, methodName)}
          isEmpty={allLayers(document).length === 0}
          isOrdering={pending === 'order'}
          onAdd={() => setDrawer('half')}
          onOrder={() => void order()}
        />
      </div>
      {isElsewhere && <ElsewhereNotice onTakeOver={takeOver} />}
      <EditorSheets session={session} open={sheet} orderSheet={orderSheet} onClose={() => setSheet(null)} />
    </div>
  );
}

function useClose(productId: string): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    // A page opened by a shared link has no history to go back to.
    else void router.navigate({ to: '/product/$id', params: { id: productId } });
  };
}

/** Another tab works on the same draft. */
function ElsewhereNotice({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <div className={styles.elsewhere} role="alert">
      <p>
        <Trans>You’re working on this design in another tab.</Trans>
      </p>
      <Button size="small" onClick={onTakeOver}>
        <Trans>Go on here</Trans>
      </Button>
    </div>
  );
}

type StartRowProps = {
  /** `null` on an empty custom, which may start from a template. */
  slots: { readonly used: number; readonly all: number } | null;
  color: string;
  onOpen: (sheet: OpenSheet) => void;
};

/** While no graphic is selected. */
function StartRow({ slots, color, onOpen }: StartRowProps) {
  return (
    <div className={styles.start}>
      {slots ? (
        <Slots {...slots} />
      ) : (
        <Button variant="outline" size="small" onClick={() => onOpen('templates')}>
          <Trans>Templates</Trans>
        </Button>
      )}
      <Button variant="outline" size="small" onClick={() => onOpen('options')}>
        <span className={styles.swatch} style={{ backgroundColor: color }} />
        <Trans>Color and method</Trans>
      </Button>
    </div>
  );
}

function ToolsPlaceholder() {
  return <div className={styles.start} />;
}

/** The printable sides, with what each adds to the price and how many graphics it has. */
function Sides({ session: { product, editor }, sideId }: { session: EditorSession; sideId: string }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const document = useStore(editor.state).history.present;
  if (product.mockup_groups.length < 2) return null;
  return (
    <div className={styles.sides}>
      <ChoiceChips
        legend={t`Side`}
        selected={sideId}
        onSelect={editor.showSide}
        choices={product.mockup_groups.map(({ id, name_ko, name_en, price }) => {
          const count = layersOf(document, id).length;
          return {
            value: id,
            label: (
              <>
                {text(name_ko, name_en)}
                {price > 0 && <span className={styles.sidePrice}>{`+${price.toLocaleString('ko-KR')}`}</span>}
                {count > 0 && <span className={styles.count}>{count}</span>}
              </>
            ),
          };
        })}
      />
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { useStore } from '#src/ui/use-store.ts';
import { allLayers, layersOf, resetTo } from './custom-document.ts';
import styles from './custom-editor-page.module.css';
import { customLines } from './custom-lines.ts';
import type { AddOutcome } from './editor.ts';
import { EditorBar } from './editor-bar.tsx';
import type { EditorGraphic } from './editor-graphic.ts';
import type { EditorSession } from './editor-session.ts';
import { LayerTools } from './layer-tools.tsx';
import { pickGraphic } from './opened-custom.ts';
import { PriceBar } from './price-bar.tsx';
import { Slots } from './slots.tsx';
import { Stage } from './stage.tsx';
import { useDraftLock } from './use-draft-lock.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSaving } from './use-saving.ts';
import { useWork } from './use-work.ts';

const GraphicDrawer = lazyComponent(() => import('./graphic-drawer.tsx'), 'GraphicDrawer');
const OptionsSheet = lazyComponent(() => import('./options-sheet.tsx'), 'OptionsSheet');
const TemplatesSheet = lazyComponent(() => import('./templates-sheet.tsx'), 'TemplatesSheet');
const HelpSheet = lazyComponent(() => import('./help-sheet.tsx'), 'HelpSheet');
const FirstGuide = lazyComponent(() => import('./first-guide.tsx'), 'FirstGuide');

type OpenSheet = 'graphics' | 'options' | 'templates' | 'help' | null;

export function CustomEditorPage({ session }: { session: EditorSession }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { product, editor } = session;
  const { history: steps, sideId, selectedId, graphics } = useStore(editor.state);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  useWork(session);
  useLeaveWarning(session);
  const takeOver = useDraftLock(session);
  const isElsewhere = useStore(session.isElsewhere);
  const { save, isSaving } = useSaving(session);
  const document = steps.present;
  const group = product.mockup_groups.find(({ id }) => id === sideId) ?? product.mockup_groups[0];
  const option = product.product_options.find(({ id }) => id === document.optionId);
  if (!group) return null;

  const tellLimit = (outcome: AddOutcome) => {
    if (outcome === 'side-full') showToast(t`This side is full. Remove a graphic to add another one.`);
    if (outcome === 'custom-full') showToast(t`All places are taken. Remove a graphic to add another one.`);
  };
  const add = (graphic: EditorGraphic) => {
    const outcome = editor.addGraphic(pickGraphic(graphic));
    tellLimit(outcome);
    if (outcome === 'added') setSheet(null);
  };
  /** A page opened by a shared link has no history to go back to. */
  const close = () => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: '/product/$id', params: { id: product.id } });
  };
  const startOver = () => {
    setSheet(null);
    editor.commit(resetTo(editor.document(), {}));
    showToast(t`The design was reset.`, { label: t`Undo`, run: editor.undo });
  };
  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) editor.redo();
    else editor.undo();
  };
  const slots = { used: layersOf(document, group.id).length, all: editor.limits.side };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo and redo, which have buttons too
    <div className={styles.page} onKeyDown={undoByKey}>
      <EditorBar
        session={session}
        isSaving={isSaving}
        onSave={() => void save()}
        onClose={close}
        onHelp={() => setSheet('help')}
      />
      <div className={styles.work} inert={isElsewhere}>
        {product.mockup_groups.length > 1 && (
          <div className={styles.sides}>
            <ChoiceChips
              legend={t`Side`}
              selected={group.id}
              onSelect={editor.showSide}
              choices={product.mockup_groups.map(({ id, name_ko, name_en, price }) => ({
                value: id,
                label: (
                  <SideLabel
                    name={text(name_ko, name_en)}
                    price={price}
                    count={layersOf(document, id).length}
                  />
                ),
              }))}
            />
          </div>
        )}
        <Stage editor={editor} stores={session.stage} group={group} color={option?.color_code ?? '#ffffff'} />
        {selectedId ? (
          <LayerTools editor={editor} layerId={selectedId} onDuplicated={tellLimit} />
        ) : (
          <div className={styles.start}>
            {allLayers(document).length > 0 ? (
              <Slots {...slots} />
            ) : (
              <Button variant="outline" size="small" onClick={() => setSheet('templates')}>
                <Trans>Start from a design</Trans>
              </Button>
            )}
            <Button variant="outline" size="small" onClick={() => setSheet('options')}>
              <span className={styles.swatch} style={{ backgroundColor: option?.color_code }} />
              <Trans>Color and method</Trans>
            </Button>
          </div>
        )}
        <PriceBar lines={customLines(product, document, graphics)} onAdd={() => setSheet('graphics')} />
      </div>
      {isElsewhere && (
        <div className={styles.elsewhere} role="alert">
          <p>
            <Trans>You’re working on this design in another tab.</Trans>
          </p>
          <Button size="small" onClick={takeOver}>
            <Trans>Go on here</Trans>
          </Button>
        </div>
      )}
      {sheet === 'graphics' && <GraphicDrawer slots={slots} onPick={add} onClose={() => setSheet(null)} />}
      {sheet === 'options' && <OptionsSheet session={session} onClose={() => setSheet(null)} />}
      {sheet === 'templates' && <TemplatesSheet productId={product.id} onClose={() => setSheet(null)} />}
      {sheet === 'help' && <HelpSheet onStartOver={startOver} onClose={() => setSheet(null)} />}
      <FirstGuide />
    </div>
  );
}

type SideLabelProps = { name: string; price: number; count: number };

function SideLabel({ name, price, count }: SideLabelProps) {
  return (
    <>
      {name}
      {price > 0 && <span className={styles.sidePrice}>{`+${price.toLocaleString('ko-KR')}`}</span>}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </>
  );
}

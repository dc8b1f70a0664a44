import { unitsPerMm } from '#src/shared/artwork.ts';
import { pressedKey } from '#src/ui/pressed-key.ts';
import { findLayer, removeLayer, reorderLayer } from './custom-document.ts';
import type { Editor } from './editor.ts';
import { type Alignment, alignBox, scaleBox } from './layer-geometry.ts';

export type LayerCommand =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'resize'; readonly factor: number }
  | { readonly kind: 'reorder'; readonly steps: 1 | -1 }
  | { readonly kind: 'align'; readonly to: Alignment }
  | { readonly kind: 'remove' };

/** One press of a size button. */
export const growth = 1.05;

const resize = (factor: number): LayerCommand => ({ kind: 'resize', factor });
const move = (x: number, y: number): LayerCommand => ({ kind: 'move', x, y });

const keys: Readonly<Record<string, LayerCommand>> = {
  ArrowLeft: move(-1, 0),
  ArrowRight: move(1, 0),
  ArrowUp: move(0, -1),
  ArrowDown: move(0, 1),
  '+': resize(growth),
  '=': resize(growth),
  '-': resize(1 / growth),
  ']': { kind: 'reorder', steps: 1 },
  '[': { kind: 'reorder', steps: -1 },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
};

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Arrows move by 1 mm, with shift by 10 mm. `null` for keys that are not for a layer. */
export function commandOf(event: Key): LayerCommand | null {
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  const command = ctrlKey || metaKey || altKey ? undefined : keys[pressedKey(event)];
  if (!command) return null;
  return command.kind === 'move' && shiftKey ? move(command.x * 10, command.y * 10) : command;
}

/** `isRepeat`: the key is held down, which is one step. */
export function runCommand(editor: Editor, layerId: string, command: LayerCommand, isRepeat = false): void {
  const placed = findLayer(editor.document(), layerId);
  if (!placed) return;
  const { layer } = placed;
  const area = editor.areaOf(placed.sideId);
  switch (command.kind) {
    case 'move': {
      const scale = unitsPerMm(area);
      editor.place(
        layerId,
        { ...layer, x: layer.x + command.x * scale, y: layer.y + command.y * scale },
        isRepeat,
      );
      break;
    }
    case 'resize':
      editor.place(layerId, scaleBox(layer, command.factor, area), isRepeat);
      break;
    case 'align':
      editor.place(layerId, alignBox(layer, area, command.to));
      break;
    case 'reorder':
      editor.commit(reorderLayer(editor.document(), layerId, command.steps));
      break;
    case 'remove':
      editor.commit(removeLayer(editor.document(), layerId));
      break;
  }
}

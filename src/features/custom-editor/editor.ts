import { newUuid } from '#src/api/new-uuid.ts';
import type { PrintArea } from '#src/shared/artwork.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import {
  addLayer,
  allLayers,
  type CustomDocument,
  findLayer,
  type Layer,
  layersOf,
  placeLayer,
} from './custom-document.ts';
import type { EditorGraphic } from './editor-graphic.ts';
import { addStep, extendStep, type History, redo, startHistory, undo } from './history.ts';
import { keepInReach, rounded } from './layer-geometry.ts';
import { placeNew } from './new-layer-place.ts';

export type EditorState = {
  readonly history: History<CustomDocument>;
  /** The side that is shown. */
  readonly sideId: string;
  readonly selectedId: string | null;
  /** All that were ever on the custom, by id. */
  readonly graphics: ReadonlyMap<string, EditorGraphic>;
  /** Withdrawn from the shop. */
  readonly unavailableIds: ReadonlySet<string>;
};

/** How many graphics the shop allows. */
export type LayerLimits = { readonly side: number; readonly custom: number };

/** `side-full`, `custom-full`: the limits of the shop. */
export type AddOutcome = 'added' | 'side-full' | 'custom-full';

type EditorOptions = {
  readonly document: CustomDocument;
  readonly graphics: readonly EditorGraphic[];
  readonly unavailableIds?: readonly string[];
  readonly sideId: string;
  readonly areaOf: (sideId: string) => PrintArea;
  readonly limits: LayerLimits;
};

export type Editor = ReturnType<typeof createEditor>;

/** How far a copy lies from its original, in mock-up units. */
const copyOffset = 24;

/** The state of one open editor and everything that changes it. Each change of the document is one step to undo. */
export function createEditor(options: EditorOptions) {
  const { areaOf, limits } = options;
  const state: Store<EditorState> = createStore(initialState(options));
  const document = () => state.get().history.present;
  const change = (changes: Partial<EditorState>) => state.set({ ...state.get(), ...changes });

  function add(layer: Layer): AddOutcome {
    const { history, sideId: shown } = state.get();
    const outcome = addOutcome(history.present, shown, limits);
    if (outcome === 'added') {
      change({
        history: addStep(history, addLayer(history.present, shown, layer)),
        selectedId: layer.id,
      });
    }
    return outcome;
  }

  function travel(history: History<CustomDocument>): void {
    const { history: before, sideId: shown, selectedId } = state.get();
    if (history.present === before.present) return;
    const changedSide = changedSideOf(before.present, history.present, shown);
    const isThere = selectedId !== null && findLayer(history.present, selectedId)?.sideId === changedSide;
    change({ history, sideId: changedSide, selectedId: isThere ? selectedId : null });
  }

  return {
    state,
    document,
    areaOf,
    limits,
    select: (selectedId: string | null) => change({ selectedId }),
    showSide: (shown: string) => change({ sideId: shown, selectedId: null }),
    /** `isRepeat`: goes on with the step before, because a key is held down. */
    commit(next: CustomDocument, isRepeat = false) {
      const { history, selectedId } = state.get();
      const isThere = selectedId !== null && findLayer(next, selectedId) !== null;
      change({
        history: isRepeat ? extendStep(history, next) : addStep(history, next),
        selectedId: isThere ? selectedId : null,
      });
    },
    /** Moves or resizes a layer, no further than it can be seen. */
    place(layerId: string, box: Omit<Layer, 'id' | 'graphicId'>, isRepeat = false) {
      const placed = findLayer(document(), layerId);
      if (!placed) return;
      const within = rounded(keepInReach(box, areaOf(placed.sideId)));
      if (isSameBox(within, placed.layer)) return;
      this.commit(placeLayer(document(), layerId, within), isRepeat);
    },
    addGraphic(graphic: EditorGraphic): AddOutcome {
      const { sideId: shown, graphics: known } = state.get();
      const box = placeNew(graphic, areaOf(shown), layersOf(document(), shown));
      change({ graphics: new Map(known).set(graphic.id, graphic) });
      return add({ id: newUuid(), graphicId: graphic.id, ...box });
    },
    duplicate(layerId: string): AddOutcome {
      const placed = findLayer(document(), layerId);
      if (!placed) return 'added';
      const { layer } = placed;
      const shifted = { ...layer, x: layer.x + copyOffset, y: layer.y + copyOffset };
      const box = rounded(keepInReach(shifted, areaOf(placed.sideId)));
      return add({ ...box, id: newUuid(), graphicId: layer.graphicId });
    },
    undo: () => travel(undo(state.get().history)),
    redo: () => travel(redo(state.get().history)),
    /** Takes over the answer of the shop about the graphics that are used: prices, and whether they are still there. */
    refreshGraphics(found: readonly EditorGraphic[], asked: readonly string[]) {
      change(withGraphics(state.get(), found, asked));
    },
  };
}

const initialState = ({ document, graphics, unavailableIds = [], sideId }: EditorOptions): EditorState => ({
  history: startHistory(document),
  sideId,
  selectedId: null,
  graphics: new Map(graphics.map((graphic) => [graphic.id, graphic])),
  unavailableIds: new Set(unavailableIds),
});

/** The state after the shop was asked for some graphics: those that it did not find are not available. */
function withGraphics(
  { graphics, unavailableIds }: EditorState,
  found: readonly EditorGraphic[],
  asked: readonly string[],
): Partial<EditorState> {
  const foundIds = new Set(found.map(({ id }) => id));
  return {
    graphics: new Map([...graphics, ...found.map((graphic) => [graphic.id, graphic] as const)]),
    unavailableIds: new Set([
      ...[...unavailableIds].filter((id) => !asked.includes(id)),
      ...asked.filter((id) => !foundIds.has(id)),
    ]),
  };
}

function addOutcome(document: CustomDocument, sideId: string, limits: LayerLimits): AddOutcome {
  if (layersOf(document, sideId).length >= limits.side) return 'side-full';
  return allLayers(document).length >= limits.custom ? 'custom-full' : 'added';
}

/** The side to show after a step: the one that is shown, if it has changed or none has. */
function changedSideOf(before: CustomDocument, after: CustomDocument, shown: string): string {
  const sideIds = [shown, ...Object.keys(after.sides), ...Object.keys(before.sides)];
  return sideIds.find((id) => layersOf(before, id) !== layersOf(after, id)) ?? shown;
}

const isSameBox = (one: Omit<Layer, 'id' | 'graphicId'>, other: Layer): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import type { SceneItem } from '../scenes/scene.ts';
import type { Material } from './materials.ts';
import type { Measure } from './size-drawing.ts';
import type { Window } from './zoom.ts';

/** The pictures of one product beyond its sides. */
export type GallerySpec = {
  readonly material: Material;
  /** Keys of the customs whose print is seen close up and in use. */
  readonly closeUp: { readonly custom: string; readonly window: Window };
  readonly detail: Window;
  readonly measures: readonly Measure[];
  readonly inUse: {
    readonly customs: readonly [string, ...string[]];
    /** The scene around the mock-ups of the customs, from the back to the front. */
    readonly scene: (worn: readonly MockupOptions[]) => SceneItem[];
    /** Which side of them it shows. */
    readonly side?: 'front' | 'back';
  };
};

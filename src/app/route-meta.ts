import type { MessageDescriptor } from '@lingui/core';

/** `over-picture`: no header, the brand's bar lies transparent on the first picture. */
export type HeaderKind = 'over-picture' | 'brand' | 'back' | 'close';

/** What the layout and the analytics know of an address; every file route states it as `staticData`. */
type RouteMeta = {
  /** Its name in the analytics and in the rules of `features/layout/layout-rules.ts`. */
  readonly name: string;
  readonly title: MessageDescriptor;
  readonly header: HeaderKind;
};

declare module '@tanstack/react-router' {
  // The root and the routes that only redirect state nothing.
  interface StaticDataRouteOption extends Partial<RouteMeta> {}
}

import type { MessageDescriptor } from '@lingui/core';
import type { HeaderKind } from '#src/features/layout/layout-rules.ts';

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

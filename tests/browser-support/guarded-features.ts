/**
 * Features that built scripts use although one of the oldest browsers lacks them, by path in MDN's data: in which modules, and why that
 * is no fault there. Modules of libraries by their package.
 */
export const guardedInScripts: Readonly<Record<string, GuardedFeature>> = {
  'api.Document.exitPointerLock': {
    in: ['node_modules/@use-gesture/core/'],
    why: 'By an option that is not set.',
  },
  'api.Document.startViewTransition': {
    in: ['node_modules/@tanstack/router-core/'],
    why: 'Where the function exists.',
  },
  'api.Element.startViewTransition': {
    in: ['node_modules/@tanstack/router-core/'],
    why: 'The method of the router.',
  },
  'api.Element.requestPointerLock': {
    in: ['node_modules/@use-gesture/core/'],
    why: 'By an option that is not set.',
  },
  'api.GestureEvent': { in: ['node_modules/@use-gesture/core/'], why: 'What it throws is caught.' },
  'api.HTMLElement.hidePopover': {
    in: ['src/features/layout/early-panels.ts'],
    why: 'For a panel that is open and no dialog: only popovers are.',
  },
  'api.IDBFactory.databases': {
    in: ['src/storage/delete-other-databases.ts'],
    why: 'What it throws is caught.',
  },
  'api.ImageDecoder': { in: ['src/components/photo/shrink-photo-worker.ts'], why: 'Asked for by `typeof`.' },
  'api.Navigator.connection': { in: ['node_modules/react-dom/'], why: 'Where it exists.' },
  'api.Navigator.share': { in: ['src/components/share/share-page.ts'], why: 'Where it exists.' },
  'api.Notification': {
    in: ['src/pwa/push-support.ts', 'src/pwa/start-push-sync.ts', 'src/pwa/toggle-notification.ts'],
    why: 'Where it exists; a browser without it is not offered notifications.',
  },
  'api.Notification.requestPermission_static': {
    in: ['src/pwa/toggle-notification.ts'],
    why: 'A browser without it is not offered notifications.',
  },
  'api.PerformanceEventTiming': { in: ['node_modules/web-vitals/'], why: 'Where it exists.' },
  'api.URL.canParse_static': {
    in: ['node_modules/typebox/'],
    why: 'For a schema with an `$id` and for the formats `url` and `iri`, which no stored answer has (stored-answers.test.ts).',
  },
  'api.Window.navigation': { in: ['node_modules/react-dom/'], why: 'Asked for by `typeof`.' },
  'api.Window.requestIdleCallback': {
    in: ['src/graphql/viewer-result-store.ts', 'src/ui/run-when-idle.ts'],
    why: 'Where it exists, else after a while.',
  },
  'api.Window.setImmediate': { in: ['node_modules/scheduler/'], why: 'Asked for by `typeof`.' },
  'javascript.builtins.Error.captureStackTrace': {
    in: ['node_modules/@casl/ability/'],
    why: 'Asked for by `typeof`.',
  },
};

type GuardedFeature = { readonly in: readonly string[]; readonly why: string };

/** Features that style sheets use although one of the oldest browsers lacks them, and what such a browser shows. */
export const guardedInStyles: Readonly<Record<string, string>> = {
  'css.at-rules.starting-style': 'Sheets and bars appear without moving in.',
  'css.properties.field-sizing': 'A text area has the height that its `rows` say, and scrolls.',
  'css.properties.field-sizing.content': 'See `field-sizing`.',
  'css.properties.grid-template-rows.subgrid': 'Names and prices of neighbouring cards are not aligned.',
  'css.properties.overflow-anchor': 'Safari never moves the page by itself, which the property switches off.',
  'css.properties.overflow-anchor.none': 'See `overflow-anchor`.',
  'css.properties.resize': 'Phones have no handle to resize a text area.',
  'css.properties.resize.vertical': 'See `resize`.',
  'css.properties.scrollbar-gutter':
    'Phones show no bar beside the page. On a Mac it moves by a few pixels below a dialog.',
  'css.properties.scrollbar-gutter.stable': 'See `scrollbar-gutter`.',
  'css.properties.scrollbar-width': 'A scroll bar is shown below a row of chips.',
  'css.properties.scrollbar-width.none': 'See `scrollbar-width`.',
  'css.properties.text-wrap': 'Lines are broken as they fill.',
  'css.properties.text-wrap.balance': 'See `text-wrap`.',
  'css.properties.text-wrap.wrap': 'See `text-wrap`.',
  'css.selectors.has': 'Rules with it work in Firefox before 121 by src/app/has-selector.ts.',
  'css.selectors.selection': 'Selected text has the colors of the device.',
};

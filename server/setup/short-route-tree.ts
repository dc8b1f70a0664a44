import type { Plugin } from 'vite';

const update =
  /\.update\(\{\s*id: ('[^']+'),\s*path: \1,\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g;

const children = /(const rootRouteChildren: RootRouteChildren = )\{([^}]*)\}/;

/**
 * The generated tree of routes, which every visit loads, without what is written there for each of them: the path a second
 * time, the way to the root, and names that only types use.
 */
export function shortRouteTree(): Plugin {
  return {
    name: 'short-route-tree',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/route-tree\.gen\.ts$/ },
      handler(code) {
        const short = code
          .replace(
            children,
            (_, start: string, names: string) => `${start}[${names.replaceAll(/\w+: /g, '')}] as any`,
          )
          .replaceAll(update, '.update(placeOf($1))');
        if (/\.update\(\{|RouteChildren = \{/.test(short))
          this.error('The generated tree is written differently.');
        return { code: `${short}\n${placeOf}`, map: null };
      },
    },
  };
}

const placeOf = `
function placeOf(path: string): any {
  return { id: path, path, getParentRoute: () => rootRouteImport };
}
`;

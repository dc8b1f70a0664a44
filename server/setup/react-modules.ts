import type { Plugin } from 'vite';

const packages = ['react', 'react/jsx-runtime'];

const mark = '\0named:';

/**
 * React's packages are CommonJS, of which every call is written as `(0, react.useState)(…)`. These modules hold what the
 * packages export under names of its own, which the minifier shortens, and of which it leaves out what nothing uses.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      const isOurs = packages.includes(source) && kind !== 'require-call' && !importer?.startsWith(mark);
      return isOurs ? mark + source : null;
    },
    async load(id) {
      if (!id.startsWith(mark)) return null;
      const name = id.slice(mark.length);
      const { default: exported } = await import(name);
      return [
        `import exported from '${name}';`,
        'export default exported;',
        ...Object.keys(exported).map(
          (key) => `export const ${key} = /* @__PURE__ */ (() => exported.${key})();`,
        ),
      ].join('\n');
    },
  };
}

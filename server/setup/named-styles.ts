import type { Plugin } from 'vite';

const styles = /import (\w+) from ('[^']+\.module\.css')/g;

/** Class names become texts where they are used, instead of tables that each chunk brings and nothing can shorten. */
export function namedStyles(): Plugin {
  return {
    name: 'named-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: code.replaceAll(styles, 'import * as $1 from $2'), map: null }),
    },
  };
}

import { firstLoadFiles } from './tests/budgets/first-load-files.ts';
import { clientFiles, filesByRoute } from './tests/budgets/route-files.ts';

const inBuild = (files: readonly string[]) => files.map((file) => `dist/${file}`);

// What stands in the way of less: docs/decisions/023-size-of-a-first-visit.md
export default [
  { name: 'JavaScript of a first visit to /main', path: inBuild(firstLoadFiles('/main')), limit: '113.5 kB' },
  {
    name: 'JavaScript of a first visit to a product',
    path: inBuild(firstLoadFiles('/product/$id')),
    limit: '115.5 kB',
  },
  {
    name: 'JavaScript of a first visit to a graphic',
    path: inBuild(firstLoadFiles('/artist/$name/graphic/$graphicId')),
    limit: '109.5 kB',
  },
  { name: 'client of the data service, with the first touch', path: inBuild(clientFiles()), limit: '20 kB' },
  ...Array.from(filesByRoute(), ([route, files]) => ({
    name: `JavaScript of ${route}`,
    path: inBuild(files),
    limit: '25 kB',
  })),
  { name: 'styles, all of them', path: ['dist/assets/*.css'], limit: '12 kB' },
].map((budget) => ({ ...budget, brotli: true }));

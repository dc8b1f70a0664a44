import { firstLoadFiles } from './tests/budgets/first-load-files.ts';
import { clientFiles, filesByRoute } from './tests/budgets/route-files.ts';

const inBuild = (files: readonly string[]) => files.map((file) => `dist/${file}`);

/**
 * By route id; the pages that tests/e2e/first-visit.spec.ts opens. What stands in the way of less:
 * docs/decisions/023-size-of-a-first-visit.md
 */
const firstVisits = {
  '/main': '115 kB',
  '/product/$id': '116.5 kB',
  '/artist/$name/graphic/$graphicId': '111 kB',
  '/product/': '117 kB',
  '/category': '113.5 kB',
  '/brand/$id/': '116.5 kB',
  '/artist/$name/': '117 kB',
  '/influencer/$id/': '114 kB',
  '/influencer/$id/$feedId': '111 kB',
  '/maindetail': '126 kB',
  '/review/list': '117.5 kB',
  '/review/$id': '112 kB',
};

export default [
  ...Object.entries(firstVisits).map(([route, limit]) => ({
    name: `JavaScript of a first visit to ${route}`,
    path: inBuild(firstLoadFiles(route)),
    limit,
  })),
  { name: 'client of the data service, with the first touch', path: inBuild(clientFiles()), limit: '20 kB' },
  ...Array.from(filesByRoute(), ([route, files]) => ({
    name: `JavaScript of ${route}`,
    path: inBuild(files),
    limit: '25 kB',
  })),
  { name: 'styles, all of them', path: ['dist/assets/*.css'], limit: '13.8 kB' },
].map((budget) => ({ ...budget, brotli: true }));

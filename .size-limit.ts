import { firstLoadFiles } from './tests/budgets/first-load-files.ts';
import { clientFiles, filesByRoute } from './tests/budgets/route-files.ts';

const inBuild = (files: readonly string[]) => files.map((file) => `dist/${file}`);

/**
 * By route id; the pages that tests/e2e/first-visit.spec.ts opens. What stands in the way of less:
 * docs/decisions/023-size-of-a-first-visit.md
 */
const firstVisits = {
  '/main': '114.5 kB',
  '/product/$id': '116 kB',
  '/artist/$name/graphic/$graphicId': '110 kB',
  '/product/': '116.5 kB',
  '/category': '113 kB',
  '/brand/$id/': '116 kB',
  '/artist/$name/': '116.5 kB',
  '/influencer/$id/': '113.5 kB',
  '/influencer/$id/$feedId': '110.5 kB',
  '/maindetail': '125.5 kB',
  '/review/list': '117 kB',
  '/review/$id': '112 kB',
};

/** The whole form of a sign-up is react-hook-form, six consents and seven fields at once. */
const routeLimits: Readonly<Record<string, string>> = { 'src/routes/sign-up/index.tsx': '25.5 kB' };

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
    limit: routeLimits[route] ?? '25 kB',
  })),
  { name: 'styles, all of them', path: ['dist/assets/*.css'], limit: '12.6 kB' },
].map((budget) => ({ ...budget, brotli: true }));

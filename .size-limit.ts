import { firstLoadFiles } from './tests/budgets/first-load-files.ts';
import { clientFiles, filesByRoute } from './tests/budgets/route-files.ts';

const inBuild = (files: readonly string[]) => files.map((file) => `dist/${file}`);

/**
 * By route id; the pages that tests/e2e/first-visit.spec.ts opens. What stands in the way of less:
 * docs/decisions/023-size-of-a-first-visit.md
 */
const firstVisits = {
  '/main': '114 kB',
  '/product/$id': '116 kB',
  '/artist/$name/graphic/$graphicId': '110 kB',
  '/product/': '116.5 kB',
  '/category': '113 kB',
  '/brand/$id/': '116 kB',
  '/artist/$name/': '116.5 kB',
  '/influencer/$id/': '113.5 kB',
  '/influencer/$id/$feedId': '111 kB',
  '/maindetail': '125 kB',
  '/review/list': '117.5 kB',
  '/review/$id': '112 kB',
};

/** The form library is 12 kB of each of them, see docs/decisions/068-form-library.md */
const formRoutes: Readonly<Record<string, string>> = {
  'src/routes/order/$id.tsx': '26 kB',
  'src/routes/sign-up/index.tsx': '26 kB',
  'src/routes/sign-up/social.tsx': '26.5 kB',
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
    limit: formRoutes[route] ?? '25 kB',
  })),
  { name: 'styles of a first visit', path: ['dist/assets/style-*.css'], limit: '12.4 kB' },
  { name: 'styles of member screens', path: ['dist/assets/member-*.css'], limit: '9 kB' },
].map((budget) => ({ ...budget, brotli: true }));

import { firstLoadFiles } from './tests/budgets/first-load-files.ts';
import { clientFiles, filesByRoute } from './tests/budgets/route-files.ts';

const inBuild = (files: readonly string[]) => files.map((file) => `dist/${file}`);

/**
 * By route id: the pages that tests/e2e/first-visit.spec.ts opens, the cart and the checkout. What stands in the way of less:
 * docs/decisions/023-size-of-a-first-visit.md
 */
const firstVisits = {
  '/main': '114.1 kB',
  '/product/$id': '116.4 kB',
  '/artist/$name/graphic/$graphicId': '110.2 kB',
  '/product/': '116.3 kB',
  '/category': '112.6 kB',
  '/brand/$id/': '116 kB',
  '/artist/$name/': '116.5 kB',
  '/influencer/$id/': '113.7 kB',
  '/influencer/$id/$feedId': '111 kB',
  '/maindetail': '125.5 kB',
  '/review/list': '117.6 kB',
  '/review/$id': '112.2 kB',
  '/cart': '113.1 kB',
  '/order/$id': '126.8 kB',
};

/** The form library is 12 kB of each of them, see docs/decisions/068-form-library.md */
const formRoutes: Readonly<Record<string, string>> = {
  'src/routes/order/$id.tsx': '22.7 kB',
  'src/routes/sign-up/index.tsx': '25.8 kB',
  'src/routes/sign-up/social.tsx': '26.4 kB',
};

export default [
  ...Object.entries(firstVisits).map(([route, limit]) => ({
    name: `JavaScript of a first visit to ${route}`,
    path: inBuild(firstLoadFiles(route)),
    limit,
  })),
  {
    name: 'client of the data service, with the first touch',
    path: inBuild(clientFiles()),
    limit: '19.1 kB',
  },
  ...Array.from(filesByRoute(), ([route, files]) => ({
    name: `JavaScript of ${route}`,
    path: inBuild(files),
    limit: formRoutes[route] ?? '25 kB',
  })),
  { name: 'styles of a first visit', path: ['dist/assets/style-*.css'], limit: '12.7 kB' },
  { name: 'styles of member screens', path: ['dist/assets/member-*.css'], limit: '9.1 kB' },
].map((budget) => ({ ...budget, brotli: true }));

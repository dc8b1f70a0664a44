import { firstLoadFiles } from './tests/budgets/first-load-files.ts';
import { clientFiles, filesByRoute } from './tests/budgets/route-files.ts';

const inBuild = (files: readonly string[]) => files.map((file) => `dist/${file}`);

/**
 * By route id: the pages that tests/e2e/first-visit.spec.ts opens, the cart and the checkout. What stands in the way of less:
 * docs/decisions/023-size-of-a-first-visit.md
 */
const firstVisits = {
  '/main': '116.6 kB',
  '/product/$id': '119 kB',
  '/artist/$name/graphic/$graphicId': '112.6 kB',
  '/product/': '118.9 kB',
  '/category': '115.2 kB',
  '/brand/$id/': '118.6 kB',
  '/artist/$name/': '119.2 kB',
  '/influencer/$id/': '116.2 kB',
  '/influencer/$id/$feedId': '113.5 kB',
  '/maindetail': '128.3 kB',
  '/review/list': '120.3 kB',
  '/review/$id': '114.8 kB',
  '/cart': '115.5 kB',
  '/order/$id': '129.4 kB',
};

/** The form library is 12 kB of three of them, see docs/decisions/068-form-library.md; the editor is the largest of all. */
const largeRoutes: Readonly<Record<string, string>> = {
  'src/routes/custom/$productId.tsx': '25.7 kB',
  'src/routes/order/$id.tsx': '23.2 kB',
  'src/routes/sign-up/index.tsx': '26.5 kB',
  'src/routes/sign-up/social.tsx': '26.9 kB',
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
    limit: largeRoutes[route] ?? '25 kB',
  })),
  { name: 'styles of a first visit', path: ['dist/assets/style-*.css'], limit: '12.7 kB' },
  { name: 'styles of member screens', path: ['dist/assets/member-*.css'], limit: '9.1 kB' },
].map((budget) => ({ ...budget, brotli: true }));

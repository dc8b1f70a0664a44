import { firstLoadFiles } from './tests/budgets/first-load-files.ts';
import { clientFiles, filesByRoute } from './tests/budgets/route-files.ts';
import { withStableNames } from './tests/budgets/stable-names.ts';

const inBuild = (files: readonly string[]) => files.map((file) => withStableNames(`dist/${file}`));

/**
 * By route id: the pages that tests/e2e/first-visit.spec.ts opens, the cart and the checkout. What stands in the way of less:
 * docs/decisions/023-size-of-a-first-visit.md
 */
const firstVisits = {
  '/main': '117.3 kB',
  '/product/$id': '120.3 kB',
  '/artist/$name/graphic/$graphicId': '113.7 kB',
  '/product/': '120.1 kB',
  '/category': '116.4 kB',
  '/brand/$id/': '119.7 kB',
  '/artist/$name/': '120.3 kB',
  '/influencer/$id/': '117.3 kB',
  '/influencer/$id/$feedId': '114.6 kB',
  '/maindetail': '129.8 kB',
  '/review/list': '121.5 kB',
  '/review/$id': '116 kB',
  '/cart': '116.6 kB',
  '/order/$id': '130.4 kB',
};

/** The form library is 12 kB of three of them, see docs/decisions/068-form-library.md; the editor is the largest of all. */
const largeRoutes: Readonly<Record<string, string>> = {
  'src/routes/custom/$productId.tsx': '26.2 kB',
  'src/routes/mypage/claim/new.tsx': '25.1 kB',
  'src/routes/order/$id.tsx': '23.3 kB',
  'src/routes/sign-up/index.tsx': '26.8 kB',
  'src/routes/sign-up/social.tsx': '27.2 kB',
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

import { plainText } from '#src/shared/plain-text.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { publicPage } from '../-public-page.ts';

export const planPage = publicPage('/plan/$id', {
  rows: {
    table: 'plan',
    address: '/plan/$id',
    columns: { id: 'plan.id' },
    keys: { id: uuidOf },
    // Permissions do not look at the dates of a collection; its page does.
    opensAt: 'plan.start_date',
    sitemap: { name: 'plan', endsAt: 'plan.end_date' },
  },
  describe({ loaded }, { text }) {
    const [plan] = loaded.plan;
    const description =
      text(plan?.sub_title, plan?.sub_title_en) || plainText(text(plan?.content, plan?.content_en));
    return { description, picture: plan?.thumbnail_src, above: [] };
  },
});

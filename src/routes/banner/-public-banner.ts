import { plainText } from '#src/shared/plain-text.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { publicPage } from '../-public-page.ts';

export const bannerPage = publicPage('/banner/$id', {
  rows: {
    table: 'home_template',
    address: '/banner/$id',
    columns: { id: 'home_template.id' },
    keys: { id: uuidOf },
    // Others lead to a page that is listed by itself.
    sitemap: { name: 'banner', where: 'not home_template.is_custom_url' },
  },
  describe({ loaded: { home_template_by_pk: banner } }, { text, linkTo }) {
    const description =
      plainText(text(banner?.description, banner?.description_en)) ||
      plainText(text(banner?.add_content, banner?.add_content_en));
    return { description, picture: banner?.src, above: [linkTo('/banner/list')] };
  },
});

import { footerFragment } from '#src/features/layout/footer.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { publicPage } from './-public-page.ts';

export const mainPage = publicPage('/main', {
  describe: (_loaded, { root }) => {
    const company = readFragment(footerFragment, root?.management_info[0]);
    const { company_name = null, phone = null } = company ?? {};
    return { data: { kind: 'shop', name: '꾸밈', alternateName: 'Kkumim', company: company_name, phone } };
  },
});

export const blockPage = publicPage('/maindetail', {
  rows: {
    table: 'main_page',
    address: '/maindetail?main_id=$main_id',
    columns: { main_id: 'main_page.id' },
    keys: { main_id: uuidOf },
  },
  describe: ({ loaded: { main_page_by_pk: block } }, { text }) =>
    block
      ? { description: text(block.sub_title, block.sub_title_en), above: [], query: { main_id: block.id } }
      : {},
});

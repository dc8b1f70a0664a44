import { splitPost } from '#src/features/influencer/post-title.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { publicPage } from '../-public-page.ts';

export const influencerPage = publicPage('/influencer/$id/', {
  rows: {
    table: 'influencer',
    address: '/influencer/$id',
    columns: { id: 'influencer.id' },
    keys: { id: uuidOf },
    sitemap: { name: 'influencer' },
  },
  describe({ loaded: { influencer_by_pk: influencer }, posts }, { text }) {
    if (!influencer) return {};
    const items = posts.influencer_feed.map(({ id, content, content_en }) => ({
      name: splitPost(text(content, content_en)).title,
      path: `/influencer/${influencer.id}/${id}`,
    }));
    const description = text(influencer.description, influencer.description_en);
    return { description, picture: influencer.profile_src, above: [], items };
  },
});

export const postPage = publicPage('/influencer/$id/$feedId', {
  rows: {
    table: 'influencer_feed',
    address: '/influencer/$id/$feedId',
    columns: { id: 'influencer.id', feedId: 'influencer_feed.id' },
    keys: { id: uuidOf, feedId: uuidOf },
    sitemap: { name: 'post' },
  },
  describe({ loaded }, { text, named }) {
    const [post] = loaded.influencer_feed;
    if (!post) return {};
    const { influencer } = post;
    return {
      description: text(post.content, post.content_en),
      picture: post.image_src,
      above: influencer ? [{ name: named(influencer), path: `/influencer/${influencer.id}` }] : [],
    };
  },
});

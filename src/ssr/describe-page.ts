import type { RegisteredRouter } from '@tanstack/react-router';
import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { graphicHeadFragment } from '#src/features/graphic/graphic-head.tsx';
import type { graphicPageQuery } from '#src/features/graphic/graphic-page-query.ts';
import type { MainDetailData } from '#src/features/home/main-detail-query.ts';
import type { InfluencerPageData } from '#src/features/influencer/influencer-page-query.ts';
import type { InfluencerPostsData } from '#src/features/influencer/post-list.ts';
import type { PostPageData } from '#src/features/influencer/post-page-query.ts';
import { splitPost } from '#src/features/influencer/post-title.ts';
import { footerFragment } from '#src/features/layout/footer.tsx';
import type { ListScope } from '#src/features/product-list/list-scope.ts';
import type { ProductListData } from '#src/features/product-list/product-list-query.ts';
import { type ResultOf, readFragment } from '#src/graphql/graphql.ts';
import { localeText } from '#src/i18n/locale-text.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageLink, StructuredData } from '#src/shared/ssr.ts';
import { describeProduct } from './describe-product.ts';
import { describeReview, describeReviews } from './describe-review.ts';
import { describeSharedCustom } from './describe-shared-custom.ts';
import type { PageDescription } from './page-description.ts';
import { plainText } from './plain-text.ts';
import { routeTitle } from './route-title.ts';

/** A screen without a case has its title and the description of the shop. */
export function describePage(router: RegisteredRouter): PageDescription {
  const locale = router.options.context.i18n.locale === 'en' ? 'en' : 'ko';
  const texts = textsIn(locale);
  const { text, titled } = texts;
  const match = router.state.matches.at(-1);
  switch (match?.routeId) {
    case '/main':
      return { data: shopData(router) };
    case '/product/$id':
      return describeProduct(match.loaderData?.loaded.product_by_pk, locale);
    case '/product/':
      return describeList(router, texts, match.loaderData);
    case '/category': {
      const categories = match.loaderData?.category ?? [];
      return listOf(categories.map((category) => categoryLink(texts, category)));
    }
    case '/artist/$name/graphic/$graphicId':
      return describeGraphic(texts, match.loaderData?.loaded.graphic_by_pk);
    case '/artist/$name/': {
      const artist = match.loaderData?.loaded.artist[0];
      const description = text(artist?.description, artist?.description_en);
      return { description, picture: artist?.image_src ?? artist?.profile_src, above: [] };
    }
    case '/brand/$id/': {
      const { loaded, products } = match.loaderData ?? {};
      const brand = loaded?.brand_by_pk;
      const description = text(brand?.description, brand?.description_en);
      const picture = brand?.cover_src ?? brand?.logo_src;
      return { description, picture, above: [], items: productLinks(texts, products) };
    }
    case '/influencer/$id/':
      return describeInfluencer(texts, match.loaderData);
    case '/influencer/$id/$feedId':
      return describePost(texts, match.loaderData?.loaded.influencer_feed[0]);
    case '/maindetail':
      return describeBlock(texts, match.loaderData?.loaded.main_page_by_pk);
    case '/plan/$id': {
      const plan = match.loaderData?.loaded.plan[0];
      const description =
        text(plan?.sub_title, plan?.sub_title_en) || plainText(text(plan?.content, plan?.content_en));
      return { description, picture: plan?.thumbnail_src, above: [] };
    }
    case '/event/': {
      const events = match.loaderData?.running.event ?? [];
      const links = events.map((event) => ({ name: titled(event), path: `/event/${event.id}` }));
      return { ...listOf(links), picture: events[0]?.thumbnail_src };
    }
    case '/event/$id': {
      const event = match.loaderData?.loaded.event[0];
      const description = plainText(text(event?.content, event?.content_en));
      return { description, picture: event?.thumbnail_src, above: [linkTo(router, '/event/')] };
    }
    case '/banner/$id': {
      const banner = match.loaderData?.loaded.home_template_by_pk;
      const description =
        plainText(text(banner?.description, banner?.description_en)) ||
        plainText(text(banner?.add_content, banner?.add_content_en));
      return { description, picture: banner?.src, above: [linkTo(router, '/banner/list')] };
    }
    case '/review/list':
      return describeReviews(match.loaderData?.reviews, locale);
    case '/review/$id':
      return describeReview(match.loaderData?.loaded.review_by_pk, locale, linkTo(router, '/review/list'));
    case '/shared/$token':
      return describeSharedCustom(router, match.loaderData, match.params.token);
    case '/mypage/faq': {
      const questions = match.loaderData?.faq ?? [];
      return describedBy(questions.map(({ question, question_en }) => text(question, question_en)));
    }
    case '/mypage/notice':
      return describedBy((match.loaderData?.notice ?? []).map(titled));
    case '/terms':
      return describedBy((match.loaderData?.terms ?? []).map(({ name, name_en }) => text(name, name_en)));
    default:
      return { above: [] };
  }
}

function describeGraphic(
  { text, named }: Texts,
  graphic: ResultOf<typeof graphicPageQuery>['graphic_by_pk'] | undefined,
): PageDescription {
  if (!graphic) return {};
  const { artist } = readFragment(graphicHeadFragment, graphic);
  return {
    description: text(graphic.description, graphic.description_en),
    picture: graphic.src,
    sharePicture: `/share-pictures/graphic/${graphic.id}`,
    above: artist ? [{ name: named(artist), path: `/artist/${artist.path_name}` }] : [],
  };
}

function describeInfluencer(
  { text }: Texts,
  loaded: { loaded: InfluencerPageData; posts: InfluencerPostsData } | undefined,
): PageDescription {
  const influencer = loaded?.loaded.influencer_by_pk;
  if (!influencer) return {};
  const items = loaded.posts.influencer_feed.map(({ id, content, content_en }) => ({
    name: splitPost(text(content, content_en)).title,
    path: `/influencer/${influencer.id}/${id}`,
  }));
  const description = text(influencer.description, influencer.description_en);
  return { description, picture: influencer.profile_src, above: [], items };
}

function describePost(
  { text, named }: Texts,
  post: PostPageData['influencer_feed'][number] | undefined,
): PageDescription {
  if (!post) return {};
  const { influencer } = post;
  return {
    description: text(post.content, post.content_en),
    picture: post.image_src,
    above: influencer ? [{ name: named(influencer), path: `/influencer/${influencer.id}` }] : [],
  };
}

function describeBlock(
  { text }: Texts,
  block: MainDetailData['main_page_by_pk'] | undefined,
): PageDescription {
  if (!block) return {};
  return {
    description: text(block.sub_title, block.sub_title_en),
    above: [],
    query: { main_id: block.id },
  };
}

function describeList(
  router: RegisteredRouter,
  texts: Texts,
  loaded: { scope: ListScope; products: ProductListData } | undefined,
): PageDescription {
  const { category, categories = [] } = loaded?.scope ?? {};
  const items = productLinks(texts, loaded?.products);
  const [first] = loaded?.products.product ?? [];
  const picture = first && readFragment(productCardFragment, first).image_src;
  if (!category) return { ...listOf(items), picture };
  const parent = categories.find(({ id }) => id === category.parent_id);
  const above = [linkTo(router, '/product/'), ...(parent ? [categoryLink(texts, parent)] : [])];
  return { ...listOf(items), picture, above, query: { category: category.path_name } };
}

function productLinks({ named }: Texts, list: ProductListData | undefined): readonly PageLink[] {
  return (list?.product ?? []).map((masked) => ({
    name: named(readFragment(productCardFragment, masked)),
    path: `/product/${masked.id}`,
  }));
}

function categoryLink({ named }: Texts, category: Named & { path_name: string }): PageLink {
  return { name: named(category), path: `/product?category=${category.path_name}` };
}

function linkTo(
  router: RegisteredRouter,
  id: '/product/' | '/event/' | '/banner/list' | '/review/list',
): PageLink {
  return { name: routeTitle(router, id), path: id.replace(/\/$/, '') };
}

type Texts = ReturnType<typeof textsIn>;

/** The texts of rows in one language. */
function textsIn(locale: Locale) {
  const text = (korean: string | null | undefined, english: string | null | undefined) =>
    localeText(locale, korean, english) ?? '';
  const named = ({ name_ko, name_en }: Named) => text(name_ko, name_en);
  const titled = ({ title, title_en }: Titled) => text(title, title_en);
  return { text, named, titled };
}

type Named = { readonly name_ko: string; readonly name_en: string | null };
type Titled = { readonly title: string; readonly title_en: string | null };

const describedBy = (names: readonly string[]): PageDescription => ({
  description: names.join(', '),
  above: [],
});

const listOf = (items: readonly PageLink[]): PageDescription => ({
  ...describedBy(items.map(({ name }) => name)),
  items,
});

function shopData(router: RegisteredRouter): StructuredData {
  const root = router.state.matches.find(({ routeId }) => routeId === '__root__');
  const info = root?.routeId === '__root__' ? root.loaderData?.management_info[0] : undefined;
  const company = readFragment(footerFragment, info);
  const { company_name = null, phone = null } = company ?? {};
  return { kind: 'shop', name: '꾸밈', alternateName: 'Kkumim', company: company_name, phone };
}

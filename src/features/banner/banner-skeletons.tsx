import { ArticleListSkeleton, ArticleSkeleton } from '#src/components/page/article-skeleton.tsx';
import { bannerRatio } from './banner-kinds.ts';

export const BannerListSkeleton = () => <ArticleListSkeleton ratio={bannerRatio} />;

export const BannerSkeleton = () => <ArticleSkeleton ratio={bannerRatio} />;

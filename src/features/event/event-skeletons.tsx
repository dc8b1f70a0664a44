import { ArticleListSkeleton, ArticleSkeleton } from '#src/components/page/article-skeleton.tsx';
import { eventRatio } from './event-ratio.ts';

export const EventListSkeleton = () => <ArticleListSkeleton ratio={eventRatio} />;

export const EventSkeleton = () => <ArticleSkeleton ratio={eventRatio} />;

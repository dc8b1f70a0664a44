import { AddressesSkeleton } from '#src/features/addresses/addresses-skeleton.tsx';
import { BannerListSkeleton, BannerSkeleton } from '#src/features/banner/banner-skeletons.tsx';
import { CartSkeleton } from '#src/features/cart/cart-skeleton.tsx';
import { CategorySkeleton } from '#src/features/category/category-skeleton.tsx';
import { CheckoutSkeleton } from '#src/features/checkout/checkout-skeleton.tsx';
import { CouponsSkeleton } from '#src/features/coupons/coupons-skeleton.tsx';
import { CustomEditorSkeleton } from '#src/features/custom-editor/custom-editor-skeleton.tsx';
import { EventListSkeleton, EventSkeleton } from '#src/features/event/event-skeletons.tsx';
import {
  CardsSkeleton,
  CoverSkeleton,
  GraphicSkeleton,
  PostSkeleton,
} from '#src/features/fallbacks/page-skeletons.tsx';
import { TextSkeleton } from '#src/features/fallbacks/text-skeleton.tsx';
import { FollowsSkeleton } from '#src/features/follows/follows-skeleton.tsx';
import { MainSkeleton } from '#src/features/home/main-skeleton.tsx';
import { LikesSkeleton } from '#src/features/likes/likes-skeleton.tsx';
import { MypageSkeleton } from '#src/features/mypage/mypage-skeleton.tsx';
import { OrderDetailsSkeleton } from '#src/features/orders/order-details-skeleton.tsx';
import { OrderListSkeleton } from '#src/features/orders/order-list-skeleton.tsx';
import { OrderSkeleton } from '#src/features/orders/order-skeleton.tsx';
import { PointsSkeleton } from '#src/features/points/points-skeleton.tsx';
import { ProductSkeleton } from '#src/features/product/product-skeleton.tsx';
import { ProductListSkeleton } from '#src/features/product-list/product-list-skeleton.tsx';
import { ReviewSkeleton, ReviewsSkeleton } from '#src/features/review/review-skeletons.tsx';
import { ReviewWritingSkeleton } from '#src/features/review-writing/review-writing-skeleton.tsx';
import { SavedCustomsSkeleton } from '#src/features/saved-customs/saved-customs-skeleton.tsx';
import { SearchSkeleton } from '#src/features/search/search-skeleton.tsx';

/** The skeletons of all routes, in one file: it is loaded with the first touch, before a navigation can need one of them. */
export const skeletons = {
  AddressesSkeleton,
  BannerListSkeleton,
  BannerSkeleton,
  CardsSkeleton,
  CartSkeleton,
  CategorySkeleton,
  CheckoutSkeleton,
  CouponsSkeleton,
  CoverSkeleton,
  CustomEditorSkeleton,
  EventListSkeleton,
  EventSkeleton,
  FollowsSkeleton,
  GraphicSkeleton,
  LikesSkeleton,
  MainSkeleton,
  MypageSkeleton,
  OrderDetailsSkeleton,
  OrderListSkeleton,
  OrderSkeleton,
  PointsSkeleton,
  PostSkeleton,
  ProductListSkeleton,
  ProductSkeleton,
  ReviewSkeleton,
  ReviewWritingSkeleton,
  ReviewsSkeleton,
  SavedCustomsSkeleton,
  SearchSkeleton,
  TextSkeleton,
};

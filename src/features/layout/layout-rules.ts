/** `over-picture`: no header, the brand's bar lies transparent on the first picture. */
export type HeaderKind = 'over-picture' | 'brand' | 'back' | 'close';

/** What surrounds a page, by the name of its route. */
export type LayoutRules = {
  readonly tabBar: boolean;
  readonly end: 'footer' | 'spacer';
  /** 160 pixels of room below everything. */
  readonly bottomRoom: boolean;
};

const withoutTabBar = new Set(['product-id', 'mypage-wallet-connect']);
const withoutFooter = new Set(['influencer', 'influencer-feed', 'mypage-wallet-connect']);
const withoutBottomRoom = new Set([...withoutFooter, 'product-id', 'mypage-about-us', 'banner-list']);

export function layoutRules(routeName: string): LayoutRules {
  return {
    tabBar: !withoutTabBar.has(routeName),
    end: withoutFooter.has(routeName) ? 'spacer' : 'footer',
    bottomRoom: !withoutBottomRoom.has(routeName),
  };
}

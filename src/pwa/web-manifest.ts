import type { ManifestOptions } from 'vite-plugin-pwa';

// The same color as in styles/tokens.css; a manifest cannot use custom properties.
const surface = '#ffffff';

type Icon = ManifestOptions['icons'][number];

const icon = (name: string, size: number, purpose: NonNullable<Icon['purpose']> = 'any'): Icon => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, iconName: string) => ({
  name,
  url: `${url}?source=shortcut`,
  icons: [icon(iconName, 96)],
});

const screenshot = (name: string, formFactor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}-${formFactor}.webp`,
  sizes: formFactor === 'narrow' ? '780x1688' : '1280x800',
  type: 'image/webp',
  form_factor: formFactor,
  label,
});

/** The shop as an app of the system. `npm run icons` draws the icons, `npm run screens -- manifest` takes the screenshots. */
export const webManifest = {
  // The identity of the app, which must not change even if start_url does.
  id: '/',
  name: '꾸밈',
  short_name: '꾸밈',
  description: '내 손으로 꾸미는 옷과 소품. 작가의 그림을 골라 나만의 것을 만들어요.',
  lang: 'ko',
  dir: 'ltr',
  categories: ['shopping', 'lifestyle'],
  start_url: '/main?source=pwa',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: surface,
  background_color: surface,
  prefer_related_applications: false,
  // One window: in a second one the shopper would not find the design that is unfinished in the first.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  share_target: {
    action: '/search',
    method: 'GET',
    // Without effect for GET, but Chromium warns if it is missing.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  icons: [
    icon('icon', 192),
    icon('icon', 512),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: [
    screenshot('main', 'narrow', '오늘의 꾸밈이 모인 홈'),
    screenshot('product', 'narrow', '작가의 그림으로 꾸민 상품'),
    screenshot('graphic', 'narrow', '작가의 그림 한 점'),
    screenshot('main', 'wide', '오늘의 꾸밈이 모인 홈'),
    screenshot('product', 'wide', '작가의 그림으로 꾸민 상품'),
    screenshot('graphic', 'wide', '작가의 그림 한 점'),
  ],
  shortcuts: [
    shortcut('검색', '/search', 'search'),
    shortcut('좋아요', '/mypage/like', 'likes'),
    shortcut('저장한 디자인', '/mypage/product/custom-save', 'designs'),
    shortcut('이벤트', '/event', 'events'),
  ],
} satisfies Partial<ManifestOptions>;

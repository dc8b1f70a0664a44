/** Background colors of promotional images, as in the storefront's design. */
export const palettes = {
  persimmon: { ground: '#e2653f', soft: '#f0906c', accent: '#ffd84d' },
  yolk: { ground: '#f7cf5e', soft: '#fbe39a', accent: '#c93a16' },
  leaf: { ground: '#7fb29c', soft: '#a9cfbe', accent: '#fff3d1' },
  sky: { ground: '#a9c7e8', soft: '#cadef3', accent: '#1f5fd6' },
  blush: { ground: '#f2b8b0', soft: '#f8d5cf', accent: '#c93a16' },
  lilac: { ground: '#b9a9dc', soft: '#d5caec', accent: '#fff3d1' },
  sand: { ground: '#e6d8bf', soft: '#f3eadb', accent: '#c93a16' },
  night: { ground: '#2a2d45', soft: '#3b3f60', accent: '#ffd84d' },
} as const;

export type Palette = keyof typeof palettes;

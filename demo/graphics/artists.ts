import { fileURLToPath } from 'node:url';
import sizes from './art/sizes.json' with { type: 'json' };
import { chrome } from './artists/chrome.ts';
import { dalbam } from './artists/dalbam.ts';
import { dotgrim } from './artists/dotgrim.ts';
import { dudo } from './artists/dudo.ts';
import { goodMorningClub } from './artists/good-morning-club.ts';
import { gyeoul } from './artists/gyeoul.ts';
import { hanseon } from './artists/hanseon.ts';
import { hojak } from './artists/hojak.ts';
import { jiwoo } from './artists/jiwoo.ts';
import { mallang } from './artists/mallang.ts';
import { monandol } from './artists/monandol.ts';
import { nyangbo } from './artists/nyangbo.ts';
import { oweol } from './artists/oweol.ts';
import { pulip } from './artists/pulip.ts';
import { saegim } from './artists/saegim.ts';
import { sepyeong } from './artists/sepyeong.ts';
import type { DemoArtist, DemoGraphic, Portfolio } from './demo-artist.ts';

export const demoGraphicsDirectory = fileURLToPath(new URL('./', import.meta.url));

const portfolios: readonly Portfolio[] = [
  nyangbo,
  mallang,
  dotgrim,
  dudo,
  oweol,
  pulip,
  goodMorningClub,
  monandol,
  hojak,
  sepyeong,
  gyeoul,
  dalbam,
  saegim,
  chrome,
  jiwoo,
  hanseon,
];

export const demoArtists: readonly DemoArtist[] = portfolios.map(({ graphics: _, ...artist }) => ({
  ...artist,
  profile: `art/${artist.key}/profile.svg`,
}));

export const demoGraphics: readonly DemoGraphic[] = portfolios.flatMap((portfolio) =>
  Object.entries(portfolio.graphics).map(([key, entry]) => {
    const [width, height] = sizeOf(key);
    return {
      key,
      artist: portfolio.key,
      name_ko: entry.ko,
      name_en: entry.en,
      ...(entry.about ? { description_ko: entry.about.ko, description_en: entry.about.en } : {}),
      file: `art/${portfolio.key}/${key}.svg`,
      width,
      height,
      background_color: entry.ground,
      price: entry.price,
      tags: entry.tags.split(' '),
    };
  }),
);

function sizeOf(key: string): [width: number, height: number] {
  const [width, height] = (sizes as Record<string, number[]>)[key] ?? [];
  if (width === undefined || height === undefined) throw new Error(`art/sizes.json has no ${key}`);
  return [width, height];
}

import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nestedUse, slowFilter } from '../../support/hostile-images.ts';
import { connectionAttacks } from './connection-attacks.ts';
import { type AttackingMember, memberAttacks } from './member-attacks.ts';
import { json, type Message } from './send.ts';

export type Attack = {
  readonly name: string;
  /** Requests at once, and milliseconds until the next ones. */
  readonly burst: number;
  readonly every: number;
  readonly message: (number: number) => Omit<Message, 'from'>;
  /** Instead of messages: what no client of HTTP does. */
  readonly run?: (address: string, from: (number: number) => string, until: AbortSignal) => Promise<void>;
};

export type Target = {
  /** Where the server listens. */
  readonly address: string;
  /** Paths of products. */
  readonly products: readonly string[];
  /** Paths of all pages that exist, with each of their queries. */
  readonly pages: readonly string[];
  /** The folder of the shop's pictures. */
  readonly pictureFolder: string;
  readonly member: AttackingMember;
};

export async function allAttacks({
  products,
  pages,
  pictureFolder,
  member,
}: Target): Promise<readonly Attack[]> {
  const pictures = await writePictures(pictureFolder);
  return [
    { name: 'A1: one field 2,450 times', burst: 1, every: 1_000, message: () => graphql(repeatedField(50)) },
    {
      name: 'A1: as often as is let through',
      burst: 1,
      every: 1_000,
      message: () => graphql(repeatedField(35)),
    },
    {
      name: 'A2: 40 heavy queries at once',
      burst: 40,
      every: 5_000,
      message: () => graphql(heavyQuery(30, 100)),
    },
    {
      name: 'A2: as heavy as is let through',
      burst: 40,
      every: 5_000,
      message: () => graphql(heavyQuery(1, 20)),
    },
    {
      name: 'A3: 16 made-up pages a second',
      burst: 1,
      every: 1_000 / 16,
      message: (number) => ({ path: `${inTurn(products, number)}?mockup_group_id=${randomUUID()}` }),
    },
    {
      name: 'A3: 16 real pages a second',
      burst: 1,
      every: 1_000 / 16,
      message: (number) => ({
        path: inTurn(pages, number),
        headers: { 'accept-language': number % 2 === 0 ? 'ko' : 'en' },
      }),
    },
    {
      name: 'A4: 4 endless pictures a second',
      burst: 1,
      every: 250,
      message: (number) => ({ path: `/api/v1/image-resize/l?image_url=${inTurn(pictures, number)}` }),
    },
    ...(await memberAttacks(member)),
    ...connectionAttacks(member),
  ];
}

const inTurn = (all: readonly string[], number: number) => all[number % all.length] ?? '';

type Body = { readonly query: string; readonly variables?: object };

const graphql = (body: Body) => ({ path: '/v1/graphql', headers: json, body: JSON.stringify(body) });

/** Fragments inside of fragments repeat one field whose argument is most of the ten kilobytes. */
function repeatedField(repeats: number): Body {
  const field = `product(limit:1,where:{_or:[${'{}'.repeat(3_200)}]}){id}`;
  const spread = (name: string, times: number) => `...${name} `.repeat(times);
  return {
    query: `{${spread('A', 7)}} fragment A on query_root{${spread('B', 7)}}
      fragment B on query_root{${spread('C', repeats)}} fragment C on query_root{${field}}`,
  };
}

function heavyQuery(aliases: number, conditions: number): Body {
  const exists = (number: number) => ({
    brand: { products: { mockup_groups: { name_ko: { _eq: `${number}` } }, reviews: { score: { _gt: 9 } } } },
  });
  const fields = Array.from({ length: aliases }, (_, number) => `a${number}:product(where:$where){id}`);
  return {
    query: `query($where:product_bool_exp!){${fields.join(' ')}}`,
    variables: { where: { _or: Array.from({ length: conditions }, (_, number) => exists(number)) } },
  };
}

/** Each is another one: what could not be decoded is remembered. */
async function writePictures(folder: string): Promise<string[]> {
  const paths = Array.from({ length: 200 }, (_, number) => `/attack-${number}.svg`);
  for (const [number, path] of paths.entries()) {
    await writeFile(join(folder, path), number % 2 === 0 ? slowFilter : nestedUse);
  }
  return paths;
}

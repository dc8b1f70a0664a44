import { randomUUID } from 'node:crypto';
import { layerOf, saveCustomDocument, saveCustomVariables } from '../../support/custom-shop.ts';
import { photo } from '../../support/photos.ts';
import type { Attack } from './attacks.ts';
import { json } from './send.ts';

/** Somebody with an account, and something that can be decorated. */
export type AttackingMember = {
  readonly id: string;
  readonly token: string;
  readonly product: string;
  readonly option: string;
  readonly side: string;
  readonly graphic: string;
};

/** Attacks by one member on the others. */
export async function memberAttacks(member: AttackingMember): Promise<readonly Attack[]> {
  const authorization = `Bearer ${member.token}`;
  const large = await photo(4_000, 3_000).jpeg().toBuffer();
  return [
    {
      name: 'B1: 8 photos a second',
      burst: 8,
      every: 1_000,
      message: () => ({
        path: '/api/v1/uploads?purpose=INQUIRY',
        headers: { authorization, 'content-type': 'image/jpeg' },
        body: large,
      }),
    },
    {
      name: 'B2: 20 designs a second',
      burst: 20,
      every: 1_000,
      message: () => ({
        path: '/v1/graphql',
        headers: { ...json, authorization, 'x-hasura-role': 'user' },
        body: JSON.stringify({ query: saveCustomDocument, variables: newDesign(member) }),
      }),
    },
  ];
}

const newDesign = ({ id, product, option, side, graphic }: AttackingMember) =>
  saveCustomVariables({
    id: randomUUID(),
    user_id: id,
    product_id: product,
    option_id: option,
    sides: { [side]: [layerOf(graphic)] },
  });

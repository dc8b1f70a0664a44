import type { PoolClient } from 'pg';

/** The agreements that are asked with the sign-up: the first four are required. */
export type SignUpAgreements = {
  readonly service: boolean;
  readonly privacy: boolean;
  readonly purchase: boolean;
  readonly over14: boolean;
  readonly marketing: boolean;
  readonly advertising: boolean;
};

/** By type of the consent, the type of the text that was on the screen. */
const texts = {
  SERVICE: 'USE',
  PRIVACY: 'PRIVACY',
  PURCHASE: 'PURCHASE',
  OVER14: 'OVER14',
  MARKETING: 'MARKETING',
  ADVERTISING: 'ADVERTISING',
  // The text of the consent to advertising names these channels. Push is agreed to where a device subscribes.
  EMAIL: 'ADVERTISING',
  SMS: 'ADVERTISING',
} as const;

/**
 * With the day of each text. What was not agreed to is recorded, too.
 *
 * @returns false when something was agreed to whose text is not in the database: nobody could show later what it was
 */
export async function insertSignUpAgreements(
  client: PoolClient,
  member: { readonly userId: string; readonly address: string },
  agreements: SignUpAgreements,
): Promise<boolean> {
  const answers = {
    SERVICE: agreements.service,
    PRIVACY: agreements.privacy,
    PURCHASE: agreements.purchase,
    OVER14: agreements.over14,
    MARKETING: agreements.marketing,
    ADVERTISING: agreements.advertising,
    EMAIL: agreements.advertising,
    SMS: agreements.advertising,
  };
  const types = Object.keys(answers) as (keyof typeof answers)[];
  const { rows } = await client.query<{ type: keyof typeof answers }>(
    `insert into user_agreement (user_id, type, terms_version, agreed, method, address)
     select $1, answer.type, to_char(shown.updated_at at time zone 'Asia/Seoul', 'YYYY-MM-DD'), agreed, 'WEB', $2
       from unnest($3::text[], $4::text[], $5::boolean[]) as answer(type, text, agreed)
       cross join lateral (select updated_at from terms
         where terms.type = answer.text and deleted_at is null order by created_at desc limit 1) as shown
     returning type`,
    [
      member.userId,
      member.address,
      types,
      types.map((type) => texts[type]),
      types.map((type) => answers[type]),
    ],
  );
  const recorded = new Set(rows.map(({ type }) => type));
  return types.every((type) => recorded.has(type) || !answers[type]);
}

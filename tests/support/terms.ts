import type { Pool } from '#server/platform/database/pool.ts';

/** The texts that whoever signs up agrees to. */
export const insertTerms = ({ pool }: { readonly pool: Pool }) =>
  pool.query(
    `insert into terms (type, name, content)
     select type, type, type from unnest($1::text[]) as type where type not in (select type from terms)`,
    [['USE', 'PRIVACY', 'PURCHASE', 'OVER14', 'MARKETING', 'ADVERTISING']],
  );

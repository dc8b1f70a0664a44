import type { CustomShares } from '#server/catalogue/customs/custom-share.ts';
import { readSharedCustom } from '#server/catalogue/customs/read-shared-custom.ts';
import type { DataService } from '#server/data-service/data-service.ts';
import { publicRole } from '#server/data-service/session.ts';
import type { Pool } from '#server/platform/database/pool.ts';

/** Asks the data service of this process as a visitor would, beside what visitors themselves ask. */
export function askAsVisitor(service: DataService): (body: string) => Promise<string> {
  const visitor = { role: publicRole, variables: new Map() };
  return async (body) => (await service.execute(visitor, JSON.parse(body), { group: 'rendering' })).body;
}

/** Reads what a page for link previews shows that the data service does not know. */
export function readSharedCustoms(
  pool: Pool,
  shares: CustomShares,
): (path: string) => Promise<string | null> {
  return async (path) => {
    const [, token] = /^\/shared-customs\/([\w-]+)$/.exec(path) ?? [];
    const customId = token && (await shares.find(token));
    const custom = customId && (await readSharedCustom(pool, customId));
    return custom ? JSON.stringify(custom) : null;
  };
}

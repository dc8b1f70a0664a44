import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { admin, type Caller, headersOf, withDataService } from '../../tests/support/data-service.ts';
import { type HostileRequest, hostileRequests } from '../../tests/support/hostile-graphql.ts';
import { metadataDirectory } from '../../tests/support/metadata-directory.ts';
import { id } from '../../tests/support/small-shop.ts';
import { readModel } from './model/read-model.ts';
import type { Model } from './model/table.ts';
import type { ErrorCode } from './request-error.ts';
import { buildRoleSchema } from './schema/role-schema.ts';

const logged: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
const service = withDataService({ logger });
const { pool } = service;

let model: Model;
const rows = new Map<string, Record<string, unknown>>();
beforeAll(async () => {
  model = await readModel(pool, metadataDirectory);
  for (const { name, graphqlName } of model.values()) {
    const found = await pool.query(`select to_jsonb(t) as row from "${name}" t limit 1`);
    rows.set(graphqlName, found.rows[0]?.row ?? {});
  }
});

/** The codes by which a client's own value can be refused. */
const expectedCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'bad-request',
  'constraint-violation',
  'data-exception',
  'depth-limit-exceeded',
  'invalid-json',
  'limit-exceeded',
  'node-limit-exceeded',
  'not-supported',
  'parse-failed',
  'permission-error',
  'validation-failed',
]);

/** A part of a statement, or a name of PostgreSQL's own. */
const sql =
  /\b(select|insert into|update|delete from)\b .*\b(from|values|set|where)\b|\$\d|::|pg_|\bline \d+\b/i;

async function faultOf(request: HostileRequest, caller: Caller): Promise<string | null> {
  const body = `{"query":${JSON.stringify(request.query)},"variables":${request.variables}}`;
  const answer = await service.post(body, headersOf(caller));
  if (answer.statusCode !== 200 && answer.statusCode !== 413) return `${answer.statusCode} ${answer.body}`;
  const [error] = answer.json().errors ?? [];
  if (!error) return null;
  const isExpected = expectedCodes.has(error.extensions.code) || answer.statusCode === 413;
  return isExpected && !sql.test(error.message) ? null : `${error.extensions.code}: ${error.message}`;
}

const callers: Readonly<Record<string, Caller>> = {
  admin,
  user: { role: 'user', user: id('user', 1) },
  artist: { role: 'artist', user: id('user', 1) },
  brand: { role: 'brand', user: id('user', 2) },
  public: 'public',
};

const places = new Set<string>();

test.each(Object.keys(callers))(
  'no hostile value in any input is a fault of the service: %s',
  async (role) => {
    const schema = buildRoleSchema(model, role);
    const rowOf = (table: string) => {
      const { id: _, ...row } = rows.get(table) ?? {};
      const given = [...(model.get(table)?.columns.values() ?? [])].filter(({ generated }) => !generated);
      const names =
        role === 'admin' ? given : (model.get(table)?.permissions.insert.get(role)?.columns ?? []);
      return Object.fromEntries(
        names.flatMap(({ graphqlName, name }) => (name in row ? [[graphqlName, row[name]]] : [])),
      );
    };
    const faults: string[] = [];
    for (const request of hostileRequests(schema, rowOf, places)) {
      const fault = await faultOf(request, callers[role] ?? 'public');
      if (fault) faults.push(`${request.name}: ${fault}`);
      if (logged.length > 0)
        faults.push(`${request.name} is logged: ${logged.splice(0).join('').slice(0, 700)}`);
    }
    expect(faults).toEqual([]);
  },
  300_000,
);

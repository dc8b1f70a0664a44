import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Contract } from '#src/shared/contracts/contract.ts';
import { withApp } from '#tests/support/app.ts';
import { accessTokenOf } from '#tests/support/member-requests.ts';
import { exampleOf, hostileValues } from '#tests/support/schema-examples.ts';

const folder = join(import.meta.dirname, '../../../src/shared/contracts');
const files = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts'));
const modules = await Promise.all(files.map((name) => import(join(folder, name))));
const contracts = modules
  .flatMap((module) => Object.values<Contract>(module))
  .filter((value) => Object.hasOwn(Object(value), 'endpoint'));

type LogLine = { readonly level: number; readonly msg: string };

const logged: LogLine[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
const server = withApp({ jobs: true, log });

/** Nobody has to look at what a client sends: no failure, and no value that only the database has refused. */
const isFault = ({ level, msg }: LogLine) => level >= 50 || msg.includes('the contract of the route allows');

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Every example of the call in which one value is hostile. */
function* inputsOf({ params, query, body }: Contract): Generator<Input> {
  const example = {
    params: params && exampleOf(params),
    query: query && exampleOf(query),
    body: body && exampleOf(body),
  };
  yield example;
  for (const [part, schema] of Object.entries({ params, query, body })) {
    if (schema) for (const value of hostileValues(schema)) yield { ...example, [part]: value };
  }
}

/** A lone surrogate cannot be percent-encoded by the platform; this is what a hostile client sends. */
function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function addressOf({ endpoint }: Contract, { params, query }: Input): string {
  const [, path = ''] = endpoint.split(' ');
  const values = Object(params) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encode(values[name] ?? 'x'));
  const search = Object.entries(Object(query)).map(([name, value]) => `${name}=${encode(value)}`);
  return `${path.endsWith('z') ? '' : '/api/v1'}${filled}${search.length > 0 ? '?' : ''}${search.join('&')}`;
}

test.each(contracts.map((contract) => [contract.endpoint, contract] as const))(
  '%s answers no hostile value with 500, nor logs it',
  async (endpoint, contract) => {
    const token = await accessTokenOf(server.app, contract.roles ? 'admin' : 'shopper');
    const answers: unknown[] = [];
    let network = 0;
    for (const input of inputsOf(contract)) {
      network += 1;
      const answer = await server.app.inject({
        method: endpoint.split(' ')[0] as 'GET',
        url: addressOf(contract, input),
        // Not refused for coming too often.
        remoteAddress: `10.0.${network >> 8}.${network & 255}`,
        headers: {
          ...(contract.access === 'public' ? {} : { authorization: `Bearer ${token}` }),
          ...(input.body !== undefined && { 'content-type': 'application/json' }),
          'idempotency-key': randomUUID(),
          host: 'shop.test',
        },
        ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
      });
      const faults = logged.splice(0).filter(isFault);
      if (answer.statusCode === 500 || faults.length > 0)
        answers.push([
          addressOf(contract, input),
          JSON.stringify(input.body),
          ...faults.map(({ msg }) => msg),
        ]);
    }
    expect(answers).toEqual([]);
  },
  60_000,
);

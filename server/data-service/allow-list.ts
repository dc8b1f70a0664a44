import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import * as v from 'valibot';
import { StartupError } from '#server/platform/startup-error.ts';
import { normalizeOperation } from './document/normalize-operation.ts';
import { OperationNotAllowedError } from './request-error.ts';

/** File with the storefront's operations, written by its build. */
export const shippedOperationsFile = 'shipped-operations.json';

/** Throws for an operation that is not on the list. */
export type AllowList = (
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) => void;

/** The format of Hasura's query collections. */
const shippedOperations = v.array(v.object({ name: v.string(), query: v.string() }));

/** Allows the operations of the storefront's build, and those of earlier releases in `formerFiles`. */
export async function readAllowList(folder: string, formerFiles: readonly string[]): Promise<AllowList> {
  const path = join(folder, shippedOperationsFile);
  const current = await readFile(path, 'utf8').catch(() => {
    throw new StartupError(
      `GRAPHQL_ALLOW_LIST=shipped, the default with a PUBLIC_ORIGIN, needs ${path}, which the build writes.`,
    );
  });
  const former = await Promise.all(formerFiles.map((file) => readFile(file, 'utf8')));
  const lists = [current, ...former].map((text) => v.parse(shippedOperations, JSON.parse(text)));
  return createAllowList(lists.flat().map(({ query }) => query));
}

function createAllowList(documents: readonly string[]): AllowList {
  const allowed = new Set(documents.map(digestOfDocument));
  return (operation, fragments) => {
    if (allowed.has(digest(normalizeOperation(operation, fragments)))) return;
    throw new OperationNotAllowedError();
  };
}

function digestOfDocument(text: string): string {
  const { definitions } = parse(text, { noLocation: true });
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`no operation: ${text}`);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return digest(normalizeOperation(operation, new Map(fragments.map((each) => [each.name.value, each]))));
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

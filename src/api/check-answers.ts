import { Errors } from 'typebox/schema';
import type { Contract } from '#src/shared/contracts/contract.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../shared/contracts/*.ts', {
  eager: true,
});

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'responses' in value;

const contracts: ReadonlyMap<string, Contract> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isContract)
    .map((contract) => [contract.endpoint, contract]),
);

/** For development and tests: complains of an answer that is none of those in the contract of its endpoint. */
export function checkAnswer(endpoint: string, body: unknown): void {
  const responses = Object.values(contracts.get(endpoint)?.responses ?? {});
  const faults = responses.map((schema) => Errors(schema, body));
  if (faults.some(([fits]) => fits)) return;
  const [first] = faults.flatMap(([, errors]) => errors);
  const where = first?.instancePath || 'the answer';
  console.error(`${endpoint} was answered against its contract: ${where} ${first?.message}`);
}

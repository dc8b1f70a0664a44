import { randomUUID } from 'node:crypto';

/** The part of a JSON schema that contracts use. */
type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
};

const texts = [
  '가나다',
  'abc',
  '123456',
  '12345678',
  '01012345678',
  '680012345678',
  '1234567890123',
  '06236',
  'KKUMIM20',
  'KKUM1M202026',
  'shopper@kkumim.test',
  'kkumim1234',
  '2026-11-27',
  'CJ',
  'KOOKMIN',
  'https://push.example/subscription',
  '#17171A',
  '/main',
  'kakao',
  'ko',
  'a'.repeat(87),
  'a'.repeat(22),
  'a'.repeat(43),
  'a'.repeat(64),
  '#17171a',
  '0b6f9a52-4a3e-4c43-9a0c-5d3c0a6f1e11',
  's.0.1.0b6f9a52-4a3e-4c43-9a0c-5d3c0a6f1e11',
];

/** A value that the schema takes, with every optional property. */
export function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {});
  switch ([schema.type].flat()[0]) {
    case 'object':
      return mapProperties(schema, exampleOf);
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return exampleText(schema);
    default:
      return null;
  }
}

function exampleText({ pattern = '', format, minLength = 0, maxLength = 10_000 }: Schema): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'date-time') return '2026-11-27T00:00:00Z';
  const expression = new RegExp(pattern, 'u');
  const fits = (text: string) =>
    expression.test(text) &&
    text.length >= minLength &&
    text.length <= maxLength &&
    (format !== 'email' || text.includes('@')) &&
    (format !== 'uri' || text.startsWith('https:')) &&
    (format !== 'date' || /^\d{4}-\d\d-\d\d$/.test(text));
  const example = texts.find(fits);
  if (example === undefined) throw new Error(`No example text for ${pattern} ${format}: add one.`);
  return example;
}

function mapProperties(schema: Schema, map: (property: Schema) => unknown) {
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(entries.map(([name, property]) => [name, map(property)]));
}

const hostileTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  `urn:uuid:${randomUUID()}`,
  '9'.repeat(400),
  '-0',
  '2026-02-30',
  '\u202e\u200b',
];
const hostileNumbers = [1e30, -1e30, 2 ** 31, 2 ** 53, -1, 0, 0.5];

/** Examples in which one value is replaced by a hostile one of its type, or by one of another type. */
export function* hostileValues(schema: Schema): Generator<unknown> {
  const types = [schema.type].flat();
  for (const option of schema.anyOf ?? []) yield* hostileValues(option);
  if (types.includes('object')) yield* hostileObjects(schema);
  if (types.includes('array')) yield* hostileArrays(schema.items ?? {});
  if (types.includes('string') || schema.enum) yield* hostileTexts;
  if (types.includes('integer') || types.includes('number')) yield* hostileNumbers;
  yield null;
  yield { toString: 1 };
}

function* hostileArrays(items: Schema): Generator<unknown> {
  for (const item of hostileValues(items)) yield [item];
  yield Array.from({ length: 300 }, () => exampleOf(items));
}

function* hostileObjects(schema: Schema): Generator<unknown> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    for (const value of hostileValues(property)) {
      yield { ...mapProperties(schema, exampleOf), [name]: value };
    }
    if (!schema.required?.includes(name)) {
      const { [name]: _, ...others } = mapProperties(schema, exampleOf);
      yield others;
    }
  }
}

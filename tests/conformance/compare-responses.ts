import { isDeepStrictEqual } from 'node:util';

/** Where two answers differ first, if they do. Keys may stand in any order, items of a list may not. */
export function difference(expected: unknown, actual: unknown, path = '$'): string | undefined {
  if (isMapping(expected) && isMapping(actual)) return mappingDifference(expected, actual, path);
  // Some published files leave out the dash before the only item of a list.
  if (isMapping(expected) && Array.isArray(actual) && actual.length === 1) {
    return difference(expected, actual[0], `${path}[0]`);
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    return firstOf(expected.map((item, index) => difference(item, actual[index], `${path}[${index}]`)));
  }
  if (isDeepStrictEqual(expected, actual)) return undefined;
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
}

type Mapping = Readonly<Record<string, unknown>>;

function mappingDifference(expected: Mapping, actual: Mapping, path: string): string | undefined {
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return firstOf([...keys].map((key) => difference(expected[key], actual[key], `${path}.${key}`)));
}

const firstOf = (found: readonly (string | undefined)[]) => found.find((each) => each !== undefined);

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer without the wording of its errors, which a service is free to choose. */
export function withoutWording(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutWording);
  if (!isMapping(answer) || !Array.isArray(answer.errors)) return answer;
  return { errors: answer.errors.map((error) => (isMapping(error) ? placeOf(error) : error)) };
}

function placeOf({ extensions }: Mapping): unknown {
  return isMapping(extensions) ? { code: extensions.code, path: extensions.path } : extensions;
}

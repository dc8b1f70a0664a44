import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Static, TSchema } from 'typebox';
import { Errors } from 'typebox/schema';
import { StartupError } from '#server/platform/startup-error.ts';

type Fault = ReturnType<typeof Errors>[1][number];

/**
 * Reads a JSON file of the demo shop.
 * @throws StartupError with the file and the fields that are not as the schema says
 */
export function readContent<Schema extends TSchema>(file: URL, schema: Schema): Static<Schema> {
  const content = parseContent(file);
  const [fits, faults] = Errors(schema, content);
  if (fits) return content as Static<Schema>;
  const lines = faults.flatMap((fault) => describeFault(content, fault));
  throw new StartupError(`${nameOf(file)}: ${[...new Set(lines)].join('; ')}`);
}

/** @throws StartupError with the file when it is no JSON */
export function parseContent(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(`${nameOf(file)}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

const nameOf = (file: URL): string => relative(import.meta.dirname, fileURLToPath(file));

function describeFault(content: unknown, fault: Fault): string[] {
  const at = (field?: string) => fieldPath(content, fault.instancePath, field);
  switch (fault.keyword) {
    case 'required':
      return fault.params.requiredProperties.map((field) => `${at(field)} is missing`);
    case 'additionalProperties':
      return fault.params.additionalProperties.map((field) => `${at(field)} is no field of it`);
    case 'enum':
      return [`${at()} must be one of ${fault.params.allowedValues.join(', ')}`];
    case 'const':
      return [`${at()} must be ${fault.params.allowedValue}`];
    // What is wrong about the field, or its name, is a fault of its own.
    case 'boolean':
    case 'propertyNames':
      return [];
    default:
      return [`${at()} ${fault.message}`];
  }
}

/** An entry of a list is named by its key, so that it is found in a long file: `tee.name.ko`. */
function fieldPath(content: unknown, pointer: string, field?: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = content;
  const names = steps.map((step) => {
    const isItem = Array.isArray(value);
    value = (value as Record<string, unknown>)[step];
    const { key } = (value ?? {}) as { key?: unknown };
    return isItem && typeof key === 'string' ? key : step;
  });
  return [...names, ...(field === undefined ? [] : [field])].join('.') || 'the file';
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, variableDefaults } from '#server/config/config.ts';
import { type Row, tableRows } from './markdown-tables.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

const names = [...variableDefaults.keys()].sort();

/** Finds the faults of the rows `variable, default, unit, meaning`, compared with the settings of the code. */
function findFaults(rows: readonly Row[], defaults = variableDefaults): readonly string[] {
  return rows.flatMap(([name = '', value = '', unit = '', meaning = '']) => {
    const wanted = defaults.get(name.replaceAll('`', ''));
    if (!unit || !meaning) return [`${name}: unit or meaning is missing`];
    if (wanted && !value.includes(`\`${wanted}\``)) return [`${name}: the default is ${wanted}`];
    return wanted === undefined && /^`[^`]*`$/.test(value) && !value.includes('/')
      ? [`${name}: there is no default`]
      : [];
  });
}

const rows = tableRows(readText('docs/operating/environment.md'));

test('every setting that the server reads is a row of the page about settings, and no other is', () => {
  expect(rows.map(([name = '']) => name.replaceAll('`', '')).sort()).toEqual(names);
});

test('every setting has its default, a unit and a meaning', () => {
  expect(findFaults(rows)).toEqual([]);
});

test('a wrong default, a missing unit and a default that does not exist are found', () => {
  const defaults = new Map([
    ['PORT', '3000'],
    ['HOST', undefined],
  ]);
  const wrong: readonly Row[] = [
    ['`PORT`', '`80`', 'port', 'Where it listens.'],
    ['`PORT`', '`3000`', '', 'Where it listens.'],
    ['`HOST`', '`here`', 'address', 'Where it listens.'],
    ['`PORT`', '`3000`', 'port', 'Where it listens.'],
  ];
  expect(findFaults(wrong, defaults)).toEqual([
    '`PORT`: the default is 3000',
    '`PORT`: unit or meaning is missing',
    '`HOST`: there is no default',
  ]);
});

const example = readText('.env.example');

/** As if every line of the example were in use. */
const examples = parseEnv(example.replaceAll(/^#(?=[A-Z])/gm, ''));

test('.env.example has every setting with its default, and each has a sentence above it', () => {
  expect(Object.keys(examples).sort()).toEqual(names);
  const withDefault = [...variableDefaults].filter(([, value]) => value);
  expect(withDefault.filter(([name, value]) => examples[name] !== value)).toEqual([]);
  expect(example.match(/^#[A-Z].*$/gm)).toHaveLength(names.length);
  expect([...example.matchAll(/^# [^\n]+\n#[A-Z]/gm)]).toHaveLength(names.length);
});

test('a copy of .env.example without changes sets nothing', () => {
  expect(parseEnv(example)).toEqual({});
});

test.each(Object.entries(examples).filter(([, value]) => value))(
  'the server takes the example of %s',
  (name, value) => {
    // A setting that needs a companion says so; one with a wrong value says what it must be.
    const refusal = () => {
      try {
        return readConfig({ [name]: value }) && '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refusal()).not.toContain(`${name} must be`);
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../../scripts/codegen/sdl.ts';
import { ROOT } from '../../scripts/files.ts';
import persisted from '#src/gql/persistedDocuments.json' with { type: 'json' };
import { fieldRows, misnamedRows, operationRows } from './specNames.ts';
import { report } from './tree.ts';

const path = 'docs/spec-names.md';
const text = readFileSync(join(ROOT, path), 'utf8');
const documents = new Set(
  Object.values<string>(persisted).map((document) => /^(?:query|mutation|subscription) (\w+)/.exec(document)?.[1] ?? ''),
);
const fields = new Set(
  Object.values(readSdl(ROOT).getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  ),
);
const served = { documents, fields };

describe('names of the specification', () => {
  it('every operation and field of the specification is served under its name, or its row says by what and why', () => {
    expect(operationRows(text).length).toBeGreaterThanOrEqual(88);
    expect(fieldRows(text).length).toBeGreaterThanOrEqual(25);
    expect(report(misnamedRows({ path, text }, served))).toBe('');
  });

  it.each([
    ['`Betslip` | `NoSuchDocument` | ', 'served by NoSuchDocument'],
    ['`Betslip` | `Query.noSuchField` | ', 'served by Query.noSuchField'],
    ['`BetslipOfAnotherName` | `Betslip` | ', 'no reason'],
    ['`BetslipOfAnotherName` | — | too short ', 'no reason'],
    ['`Betslip` |  | ', 'names nothing'],
    ['`Account.email` | — | We send no mail to any player. ', 'is in the schema'],
  ])('a planted row of the table of names is caught: %s', (row, message) => {
    const planted = `## Operations\n\n| name | served by | why |\n|---|---|---|\n| ${row}|\n`;
    expect(report(misnamedRows({ path, text: planted }, served))).toContain(message);
  });
});

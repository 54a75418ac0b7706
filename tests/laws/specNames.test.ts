import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../../scripts/codegen/sdl.ts';
import { ROOT } from '../../scripts/files.ts';
import persisted from '#src/gql/persistedDocuments.json' with { type: 'json' };
import { callRows, fieldRows, misnamedRows, operationRows } from './specNames.ts';
import { filesOf, isTest, report } from './tree.ts';

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
const PATH = /'(\/(?:api|i|oauth|viewer)(?:\/[^' ]*)?)'/g;
const sources = filesOf(['server/api/rest', 'src/shared/limits'], ['.ts']).filter((file) => !isTest(file.path));
const calls = new Set(sources.flatMap((file) => [...file.text.matchAll(PATH)].map(([, call = '']) => call)));
const served = { calls, documents, fields };

describe('names of the specification', () => {
  it('every operation, field and call of the specification is served under its name, or its row says by what and why', () => {
    expect(operationRows(text).length).toBeGreaterThanOrEqual(88);
    expect(fieldRows(text).length).toBeGreaterThanOrEqual(20);
    expect(callRows(text).length).toBeGreaterThanOrEqual(25);
    expect(report(misnamedRows({ path, text }, served))).toBe('');
  });

  it.each([
    ['`Betslip` | `NoSuchDocument` | ', 'served by NoSuchDocument'],
    ['`Betslip` | `Query.noSuchField` | ', 'served by Query.noSuchField'],
    ['`BetslipOfAnotherName` | `Betslip` | ', 'no reason'],
    ['`BetslipOfAnotherName` | — | too short ', 'no reason'],
    ['`Betslip` |  | ', 'names nothing'],
    ['`Account.email` | — | We send no mail to any player. ', 'is in the schema'],
    ['`POST /i/acks` | `/i/no-such-call` | ', 'served by /i/no-such-call'],
    ['`/i/no_such_call` | — | ', 'no reason'],
  ])('a planted row of the table of names is caught: %s', (row, message) => {
    const planted = `## Operations\n\n| name | served by | why |\n|---|---|---|\n| ${row}|\n`;
    expect(report(misnamedRows({ path, text: planted }, served))).toContain(message);
  });
});

import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { costRule, MAX_VETTED_COST } from '#server/api/graphql/limits.ts';
import persisted from '#src/gql/persistedDocuments.json' with { type: 'json' };
import { readSdl } from '../../scripts/codegen/sdl.ts';
import { ROOT } from '../../scripts/files.ts';

const schema = readSdl(ROOT);
const REMEDY = `A document of a build may cost ${MAX_VETTED_COST}: ask for less, or in two operations (server/api/graphql/limits.ts, decision 0016).`;
const tooCostly = (text: string, against = schema): readonly string[] => {
  try {
    validate(against, parse(text), [costRule(MAX_VETTED_COST, true)]);
    return [];
  } catch (error) {
    return [`${String(error)} ${REMEDY}`];
  }
};

describe('the cost of documents', () => {
  it('every operation of this build costs at most what the server accepts', () => {
    expect(Object.values<string>(persisted).flatMap((text) => tooCostly(text))).toEqual([]);
  });

  it('a planted operation that costs too much is caught', () => {
    const tree = buildSchema('type Query { a: Query b: Int }');
    const deep = `{ ${'a { b '.repeat(60)} b ${'}'.repeat(60)} }`;
    expect(tooCostly(deep, tree).join()).toContain('ask for less');
  });
});

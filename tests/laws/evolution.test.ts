import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { unlicensedBreaks } from './evolution.ts';
import { filesOf, report } from './tree.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const LANDED = 'type Query { bets(first: Int): Int odds: Int } union Shelf = A | B type A { a: Int } type B { b: Int }';

describe('the SDL', () => {
  it('the SDL breaks no client shipped with the landed one', () => {
    expect(existsSync(join(ROOT, 'schemas/landed.graphql')), 'npm run codegen -- --land writes it').toBe(true);
    expect(
      report(
        unlicensedBreaks(
          read('schemas/landed.graphql'),
          read('server/kinds/generated/schema.graphql'),
          filesOf(['docs/decisions'], ['.md']),
        ),
      ),
    ).toBe('');
  });

  it.each([
    ['a removed field', LANDED.replace(' odds: Int', ''), 'Query.odds was removed'],
    ['a changed type', LANDED.replace('odds: Int', 'odds: String'), 'Query.odds changed type'],
    ['a new required argument', LANDED.replace('(first: Int)', '(first: Int, after: ID!)'), 'required arg after'],
    ['a kind that left its union', LANDED.replace('= A | B', '= A'), 'B was removed from union type Shelf'],
  ])('a planted break of the SDL is caught: %s', (_change, current, sentence) => {
    expect(report(unlicensedBreaks(LANDED, current, []))).toContain(sentence);
  });

  it('an addition to the SDL is accepted', () => {
    expect(
      unlicensedBreaks(LANDED, LANDED.replace('odds: Int', 'odds: Int score: Int').replace('= A | B', '= A | B | C type C { c: Int }'), []),
    ).toEqual([]);
  });

  it('a break of the SDL named in a decision is accepted', () => {
    const current = LANDED.replace(' odds: Int', '');
    const decision = { path: 'docs/decisions/0099-odds.md', text: 'Field Query.odds was removed. No client in the field asks for it.' };
    expect(unlicensedBreaks(LANDED, current, [decision])).toEqual([]);
  });
});

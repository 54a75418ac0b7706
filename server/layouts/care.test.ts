import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careReasons } from './care.ts';

const node = (id: string, criticality: string, more: object = {}): object => ({
  id,
  kind: 'PromptReceiptLine',
  v: 1,
  criticality,
  props: {},
  ...more,
});
const doc = (nodes: Readonly<Record<string, object>>, order: readonly string[] = Object.keys(nodes)): object => ({
  surface: 'home',
  nodes,
  order,
});

describe('a change that compliance must see', () => {
  const before = doc({
    owed: node('owed', 'MANDATORY'),
    free: node('free', 'OPTIONAL'),
    box: node('box', 'OPTIONAL', { regions: { main: [] } }),
  });

  it.each([
    [
      'a MANDATORY node is changed',
      doc({ owed: node('owed', 'MANDATORY', { label: 'x' }), free: node('free', 'OPTIONAL') }),
      'owed is MANDATORY and was changed',
    ],
    ['one is removed', doc({ free: node('free', 'OPTIONAL') }), 'owed is MANDATORY and was removed'],
    ['one is added', doc({ owed: node('owed', 'MANDATORY'), more: node('more', 'MANDATORY') }), 'more is MANDATORY and was added'],
    ['one is made OPTIONAL', doc({ owed: node('owed', 'OPTIONAL') }), 'owed is MANDATORY and was changed'],
    [
      'one is put into a container',
      doc({ owed: node('owed', 'MANDATORY'), box: node('box', 'OPTIONAL', { regions: { main: ['owed'] } }) }, ['box']),
      'owed is MANDATORY and was put elsewhere',
    ],
    ['no order mentions it any more', doc({ owed: node('owed', 'MANDATORY') }, []), 'owed is MANDATORY and was put elsewhere'],
  ])('%s', (_, after, reason) => {
    expect(careReasons('home', before, after)).toEqual([reason]);
  });

  it('is none where nothing MANDATORY is touched', () => {
    const after = doc({
      owed: node('owed', 'MANDATORY'),
      free: node('free', 'OPTIONAL', { label: 'new' }),
      other: node('other', 'DEGRADABLE'),
    });
    expect(careReasons('home', before, after)).toEqual([]);
  });

  it.each(['responsible-gaming', 'form:responsible-gaming', 'form:self-exclusion', 'form:cool-off-start', 'form:consent'])(
    'every change of %s',
    (surface) => {
      expect(careReasons(surface, before, doc({}))).toContain(`${surface} is a surface of responsible gaming`);
      expect(careReasons(surface, before, before)).toEqual([]);
    },
  );

  it.each(['home', 'casino', 'form:responsibly', 'receipt:bet-placed', 'form:consenting'])('%s is no such surface', (surface) => {
    expect(careReasons(surface, doc({}), doc({ free: node('free', 'OPTIONAL') }))).toEqual([]);
  });

  it('is seen the same from both sides', () => {
    const anyDoc = fc
      .record({ a: fc.constantFrom('MANDATORY', 'OPTIONAL', null), b: fc.constantFrom('MANDATORY', 'OPTIONAL', null) })
      .map((wanted) => doc(Object.fromEntries(Object.entries(wanted).flatMap(([id, each]) => (each ? [[id, node(id, each)]] : [])))));
    fc.assert(
      fc.property(anyDoc, anyDoc, (one, two) => {
        expect(careReasons('home', one, two).length).toBe(careReasons('home', two, one).length);
      }),
    );
  });
});

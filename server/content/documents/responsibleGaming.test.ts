import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rgReasons } from './responsibleGaming.ts';

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

describe('approval by compliance', () => {
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
      'owed is MANDATORY and was moved',
    ],
    ['no order mentions it any more', doc({ owed: node('owed', 'MANDATORY') }, []), 'owed is MANDATORY and was moved'],
  ])('compliance must approve if %s', (_, after, reason) => {
    expect(rgReasons('home', before, after)).toEqual([reason]);
  });

  const marked = (guardedBy: object) => doc({ help: node('help', 'DEGRADABLE', guardedBy), free: node('free', 'OPTIONAL') });
  const guarded = marked({ guardedBy: 'COMPLIANCE' });
  it.each([
    [
      'is changed',
      doc({ help: node('help', 'DEGRADABLE', { guardedBy: 'COMPLIANCE', label: 'x' }), free: node('free', 'OPTIONAL') }),
      'changed',
    ],
    ['loses its mark', marked({}), 'changed'],
    ['is removed', doc({ free: node('free', 'OPTIONAL') }), 'removed'],
    ['is put into no list', { ...guarded, order: ['free'] }, 'moved'],
  ])('compliance must approve if a guarded node %s, and if that is reversed', (_, after, what) => {
    const said = `help is guarded by compliance and was ${what}`;
    expect(rgReasons('home', guarded, after)).toEqual([said]);
    expect(rgReasons('home', after, guarded)).toEqual([said.replace('removed', 'added')]);
  });

  it('compliance must approve the removal of a node that this build guards', () => {
    const [old, gone] = [marked({}), doc({ free: node('free', 'OPTIONAL') })];
    expect(rgReasons('home', old, gone)).toEqual([]);
    expect(rgReasons('home', old, gone, new Set(['help']))).toEqual(['help is guarded by compliance and was removed']);
  });

  it('compliance need not approve a change of other nodes', () => {
    const after = doc({
      owed: node('owed', 'MANDATORY'),
      free: node('free', 'OPTIONAL', { label: 'new' }),
      other: node('other', 'DEGRADABLE'),
    });
    expect(rgReasons('home', before, after)).toEqual([]);
  });

  it.each(['responsible-gaming', 'form:responsible-gaming', 'form:self-exclusion', 'form:cool-off-start', 'form:consent'])(
    'compliance must approve every change of %s',
    (surface) => {
      expect(rgReasons(surface, before, doc({}))).toContain(`${surface} is a surface of responsible gaming`);
      expect(rgReasons(surface, before, before)).toEqual([]);
    },
  );

  it.each(['home', 'casino', 'form:responsibly', 'receipt:bet-placed', 'form:consenting'])(
    'compliance need not approve a change of %s',
    (surface) => {
      expect(rgReasons(surface, doc({}), doc({ free: node('free', 'OPTIONAL') }))).toEqual([]);
    },
  );

  const region = 'side';
  const columns = (regions: readonly string[]): object => ({
    kind: 'ColumnsShelf',
    props: { columns: regions.map((each) => ({ region: each })) },
  });
  const held = (box: object, more: Readonly<Record<string, object>> = {}, order: readonly string[] = ['box']): object =>
    doc({ owed: node('owed', 'MANDATORY'), box: node('box', 'OPTIONAL', { ...box, regions: { [region]: ['owed'] } }), ...more }, order);
  const inBox = held(columns(['main', 'side']));

  it.each([
    ['no longer names its region', held(columns(['main'])), 'owed is MANDATORY and its container was changed'],
    ['becomes another kind', held({ ...columns(['main', 'side']), kind: 'TabsShelf' }), 'owed is MANDATORY and its container was changed'],
    [
      'is put into a tab itself',
      held(columns(['main', 'side']), { tab: node('tab', 'OPTIONAL', { regions: { second: ['box'] } }) }, ['tab']),
      'owed is MANDATORY and was moved',
    ],
    ['is mentioned nowhere', held(columns(['main', 'side']), {}, []), 'owed is MANDATORY and was moved'],
  ])('compliance must approve if the container of a MANDATORY node %s, and if that is reversed', (_, after, reason) => {
    expect(rgReasons('home', inBox, after)).toEqual([reason]);
    expect(rgReasons('home', after, inBox), 'and back again').toEqual([reason]);
  });

  it('compliance need not approve a node added beside a MANDATORY one', () => {
    const beside = doc(
      {
        owed: node('owed', 'MANDATORY'),
        box: node('box', 'OPTIONAL', { ...columns(['main', 'side']), regions: { side: ['new', 'owed'] } }),
        new: node('new', 'OPTIONAL'),
      },
      ['box'],
    );
    expect(rgReasons('home', inBox, beside)).toEqual([]);
  });

  it('compliance must approve a changed container in a cycle too', () => {
    const circle = (label: string) =>
      doc(
        {
          owed: node('owed', 'MANDATORY', { regions: { main: ['box'] } }),
          box: node('box', 'OPTIONAL', { label, regions: { main: ['owed'] } }),
        },
        [],
      );
    expect(rgReasons('home', circle('a'), circle('b'))).toEqual(['owed is MANDATORY and its container was changed']);
  });

  it('a change and its reversal have equally many reasons for compliance', () => {
    const anyDoc = fc
      .record({ a: fc.constantFrom('MANDATORY', 'OPTIONAL', null), b: fc.constantFrom('MANDATORY', 'OPTIONAL', null) })
      .map((wanted) => doc(Object.fromEntries(Object.entries(wanted).flatMap(([id, each]) => (each ? [[id, node(id, each)]] : [])))));
    fc.assert(
      fc.property(anyDoc, anyDoc, (one, two) => {
        expect(rgReasons('home', one, two).length).toBe(rgReasons('home', two, one).length);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atRest, type PendingChanges, receive, planFrom, settled, type LayoutChange, withoutSteps } from './pendingChanges.ts';

const told = (from: string | null, revision: string, changes: Partial<LayoutChange> = {}): LayoutChange => ({
  ...{
    revision,
    from,
    steps: from === null ? null : [{ op: 'REPLACE', id: `${from}${revision}` }],
    isUrgent: false,
    spreadMs: 2_000,
    stream: 's',
    sequence: 1,
  },
  ...changes,
});
const after = (...messages: readonly LayoutChange[]): PendingChanges => messages.reduce(receive, atRest);

describe('a page that hears of changes', () => {
  it('a page does nothing if it already has the announced revision', () => {
    expect(planFrom('one', atRest)).toEqual({ way: 'nothing' });
    expect(planFrom('one', after(told(null, 'one')))).toEqual({ way: 'nothing' });
  });

  it('a page joins the steps of several changes from its own revision', () => {
    const course = after(told('one', 'two'), told('two', 'three', { sequence: 2 }));
    expect(planFrom('one', course)).toEqual({
      way: 'steps',
      to: 'three',
      steps: [
        { op: 'REPLACE', id: 'onetwo' },
        { op: 'REPLACE', id: 'twothree' },
      ],
    });
    expect(planFrom('two', course)).toMatchObject({ way: 'steps', steps: [{ id: 'twothree' }] });
  });

  it.each<[string, PendingChanges]>([
    ['holds another revision than the changes begin from', after(told('zero', 'two'))],
    ['missed a change in between', after(told('one', 'two'), told('three', 'four', { sequence: 3 }))],
    ['only learns that it is behind', after(told(null, 'two'))],
    ['receives steps that it cannot read', after(told('one', 'two', { steps: null }))],
    ['has found that the steps do not fit', withoutSteps(after(told('one', 'two')))],
  ])('a page fetches everything when it %s', (_, course) => {
    expect(planFrom('one', course)).toEqual({ way: 'ask' });
  });

  it('a page ignores overtaken changes of the same or an older stream', () => {
    const back = after(told('one', 'two'), told('two', 'one', { sequence: 2 }));
    expect(planFrom('one', receive(back, told('one', 'two')))).toEqual({ way: 'nothing' });
    expect(receive(back, told('one', 'two'))).toBe(back);
    const anew = receive(back, told(null, 'three', { stream: 't' }));
    expect(receive(anew, told('one', 'four', { sequence: 9 }))).toBe(anew);
  });

  it('an urgent change keeps the plan urgent until all changes are applied', () => {
    const course = after(told('one', 'two', { isUrgent: true }), told('two', 'three', { sequence: 2 }));
    expect(course.isUrgent).toBe(true);
    expect(settled(course)).toMatchObject({ isUrgent: false, waiting: [], wanted: null });
  });

  it('the lists of changes stay bounded for any number of messages', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ stream: fc.string(), sequence: fc.nat() }), { maxLength: 200 }), (messages) => {
        const { waiting, heard } = after(...messages.map((each) => told('one', 'two', each)));
        expect(waiting.length).toBeLessThanOrEqual(20);
        expect(heard.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

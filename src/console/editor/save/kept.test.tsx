import { beforeEach, describe, expect, it } from 'vitest';
import { keptText } from './kept.ts';

beforeEach(() => localStorage.clear());

const text = (title: string, version = 3) => ({ version, base: { title: 'Before' }, document: { title } });
const of = (operatorId: string, page: string, draftId = 'd1') => keptText(localStorage, { operatorId, draftId }, page);

describe('a text that is kept', () => {
  it('a kept text is restored once to its author, in its draft', () => {
    of('xena', 'p1').keep(text('Mine'));
    expect([of('yves', 'p2').restore(), of('xena', 'p3', 'd2').restore()]).toEqual([null, null]);
    expect(of('xena', 'p4').restore()).toEqual(text('Mine'));
    expect(of('xena', 'p4').restore(), 'it is in the name of that page now').toBeNull();
    expect(of('xena', 'p5').restore()).toEqual(text('Mine'));
  });

  it('a kept text is not overwritten or dropped by another page of the same operator', () => {
    of('xena', 'p1').keep(text('One'));
    of('xena', 'p2').keep(text('Two'));
    of('xena', 'p2').drop();
    expect(of('xena', 'p3').restore()).toEqual(text('One'));
  });

  it('kept texts of operators or drafts with similar names are separate', () => {
    of('a', 'p1', 'b/c').keep(text('One'));
    expect([of('a/b', 'p2', 'c').restore(), of('a', 'p2', 'b').restore()]).toEqual([null, null]);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"version":"2","base":{},"document":{}}',
    '{"version":2,"base":{},"document":[]}',
    '{"version":2,"document":{}}',
  ])('an unreadable kept text is removed: %s', (wreck) => {
    localStorage.setItem('linemaker-draft/xena/d1/old', wreck);
    expect(of('xena', 'p1').restore()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('a full or read-only storage keeps its text and throws no error', () => {
    const key = 'linemaker-draft/xena/d1/old';
    const closed = {
      length: 1,
      key: () => key,
      getItem: () => JSON.stringify(text('Old')),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => expect.unreachable('it is nowhere else'),
    };
    const kept = keptText(closed, { operatorId: 'xena', draftId: 'd1' });
    expect(() => kept.keep(text('New'))).not.toThrow();
    expect(kept.restore()).toEqual(text('Old'));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignOrigins, hostileMessages } from '#tests/support/hostileMessages.ts';
import { fromEditor, fromFrame, type FromFrame, seal, type ToFrame } from './messages.ts';

const scene = { surface: 'home', path: '/', brand: 'one', mode: 'light', login: 'visitor', at: null, dialogId: null } as const;
const toFrame: readonly ToFrame[] = [
  { type: 'show', scene, version: 1 },
  { type: 'answer', id: 1, answer: null },
  { type: 'mark', nodeId: null },
  { type: 'outline', marks: [{ nodeId: 'n', boxes: ['n', 'm'], what: 'added', words: 'added' }], scale: 0.5 },
];
const fromIt: readonly FromFrame[] = [
  { type: 'ready' },
  { type: 'ask', id: 1, hash: 'h', variables: {} },
  { type: 'picked', nodeId: 'n' },
  { type: 'marked', nodeId: 'n', isFound: true },
  { type: 'reported', nodeId: 'n', reason: 'r' },
  { type: 'outlined', boxes: { n: 'm' } },
  { type: 'measured', first: { what: 'price', bottom: 480 } },
  { type: 'measured', first: null },
];
const there = {} as Window;
const own = location.origin;

describe('messages between editor and preview', () => {
  it('messages to the preview are read back unchanged', () => {
    for (const message of toFrame) expect(fromEditor({ data: seal(message), origin: own, source: there }, there)).toMatchObject(message);
    for (const message of fromIt) expect(fromFrame({ data: seal(message), origin: own, source: there }, there)).toMatchObject(message);
  });

  it('checklist 49: messages of another origin, window or shape are dropped', () => {
    fc.assert(
      fc.property(hostileMessages([...toFrame, ...fromIt].map(seal)), foreignOrigins(own), (data, origin) => {
        for (const read of [fromEditor, fromFrame]) {
          expect(read({ data, origin, source: there }, there)).toBeNull();
          expect(read({ data, origin: own, source: {} as Window }, there)).toBeNull();
          const told = read({ data, origin: own, source: there }, there);
          if (told?.type === 'show') expect(told.scene).toMatchObject({ surface: expect.any(String), path: expect.any(String) });
          if (told?.type === 'ask') expect([typeof told.id, typeof told.hash]).toEqual(['number', 'string']);
          if (told?.type === 'answer') expect(told.id).toEqual(expect.any(Number));
          if (told?.type === 'outline')
            for (const mark of told.marks) expect([typeof mark.nodeId, Array.isArray(mark.boxes)]).toEqual(['string', true]);
          if (told?.type === 'picked' || told?.type === 'marked' || told?.type === 'reported')
            expect(told.nodeId).toEqual(expect.any(String));
          if (told?.type === 'measured' && told.first) expect(told.first.bottom).toEqual(expect.any(Number));
        }
      }),
    );
  });
});

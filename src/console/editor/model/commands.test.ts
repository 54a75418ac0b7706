import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsNode, documents, linksNode, twoColumns, wreckage } from '#tests/support/draftDocuments.ts';
import { depthOf, type DraftDocument, readDocument, subtreeOf, TOP, writeDocument } from '#src/shared/layouts/draft/document.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { apply, type Command, freshId, type Outcome, refusalWords } from './commands.ts';
import { beginHistory, type History, perform, redo, replace, TYPING_PAUSE_MS, undo } from './history.ts';

const done = (outcome: Outcome): DraftDocument => {
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.document;
};
const orderOf = (document: DraftDocument, list = TOP) => document.lists.get(list);
const mentions = ({ lists }: DraftDocument): readonly string[] => [...lists.values()].flat().toSorted();
const stored = (document: DraftDocument): string => JSON.stringify(writeDocument(document));

const commands: fc.Arbitrary<Command> = fc
  .record({
    type: fc.constantFrom('insert', 'remove', 'move', 'duplicate', 'set', 'set-document', 'remove-region'),
    id: fc.nat(14).map((at) => `n${at}`),
    parent: fc.nat(14).map((at) => `n${at}`),
    region: fc.constantFrom('a', 'b', 'c'),
    isTop: fc.boolean(),
    index: fc.nat(14),
    value: fc.constantFrom('x', 1, undefined, { title: 'y' }),
  })
  .map(({ type, id, parent, region, isTop, index, value }): Command => {
    const to = { list: isTop ? TOP : `${parent}/${region}`, index };
    switch (type) {
      case 'insert':
        return { type, id: `${id}-new`, node: columnsNode(`${id}-new`), to };
      case 'move':
        return { type, id, to };
      case 'set':
        return { type, id, field: 'label', value };
      case 'set-document':
        return { type, field: 'title', value };
      case 'remove-region':
        return { type, list: to.list };
      case 'remove':
      case 'duplicate':
        return { type, id };
    }
  });

describe('a document that is read and written', () => {
  it('any stored document is read and written back unchanged', () => {
    fc.assert(
      fc.property(wreckage, (raw) => {
        const once = writeDocument(readDocument(raw));
        expect(writeDocument(readDocument(once))).toEqual(once);
      }),
    );
  });

  it('the editor keeps a malformed node', () => {
    const raw = { nodes: { a: 7, b: { kind: 'X', odd: true }, 'x/y': { regions: { left: ['a'] } } }, order: ['a', 'gone'], extra: 1 };
    expect(writeDocument(readDocument(raw))).toEqual({ ...raw, nodes: { ...raw.nodes, a: { broken: 7 } } });
  });
});

describe('after any commands', () => {
  it('undo restores any document exactly, and redo repeats the changes', () => {
    fc.assert(
      fc.property(documents, fc.array(commands, { maxLength: 12 }), (document, list) => {
        const states: History[] = [beginHistory(document)];
        list.forEach((command, at) => {
          const { history } = perform(states.at(-1) ?? beginHistory(document), command, at * 10_000);
          if (history !== states.at(-1)) states.push(history);
        });
        let now = states.at(-1) ?? beginHistory(document);
        const texts = states.map((state) => stored(state.document));
        for (const text of texts.slice(0, -1).toReversed()) {
          now = undo(now);
          expect(stored(now.document)).toBe(text);
        }
        for (const text of texts.slice(1)) {
          now = redo(now);
          expect(stored(now.document)).toBe(text);
        }
        expect(redo(now)).toBe(now);
      }),
    );
  });

  it('after any commands each node is mentioned once, within the depth limit', () => {
    fc.assert(
      fc.property(documents, fc.array(commands, { maxLength: 12 }), (document, list) => {
        let now = document;
        for (const command of list) {
          const outcome = apply(now, command);
          if (!('refusal' in outcome)) now = outcome.document;
        }
        expect(mentions(now)).toEqual([...now.nodes.keys()].toSorted());
        for (const [key, ids] of now.lists) if (ids.length > 0) expect(depthOf(now, key)).toBeLessThanOrEqual(limits.depth);
      }),
    );
  });

  it('moving a part keeps every part of the document', () => {
    fc.assert(
      fc.property(documents, commands, (document, command) => {
        if (command.type !== 'move') return;
        const outcome = apply(document, command);
        if ('refusal' in outcome) return;
        expect(mentions(outcome.document)).toEqual(mentions(document));
        expect(orderOf(outcome.document, command.to.list)).toContain(command.id);
        expect(outcome.document.nodes).toBe(document.nodes);
      }),
    );
  });

  it('a copy has new ids and as many nodes as its original', () => {
    fc.assert(
      fc.property(documents, fc.nat(11), (document, at) => {
        const id = `n${at % document.nodes.size}`;
        const outcome = apply(document, { type: 'duplicate', id });
        if ('refusal' in outcome) throw new Error(outcome.refusal);
        const copied = subtreeOf(document, id).length;
        expect(outcome.document.nodes.size).toBe(document.nodes.size + copied);
        expect(subtreeOf(outcome.document, outcome.select ?? '').filter((each) => document.nodes.has(each))).toEqual([]);
        for (const [key, node] of outcome.document.nodes) expect(node['id']).toBe(key);
      }),
    );
  });

  it('commands on a malformed document keep it readable', () => {
    fc.assert(
      fc.property(wreckage, fc.array(commands, { maxLength: 6 }), (raw, list) => {
        let now = readDocument(raw);
        for (const command of list) {
          const outcome = apply(now, command);
          if (!('refusal' in outcome)) now = outcome.document;
        }
        expect(readDocument(writeDocument(now)).nodes).toEqual(now.nodes);
      }),
    );
  });
});

describe('moving', () => {
  const moved = (id: string, list: string, index: number) => apply(twoColumns(), { type: 'move', id, to: { list, index } });

  it('a move counts places without the moved node', () => {
    expect(orderOf(done(moved('first', TOP, 1)))).toEqual(['columns', 'first', 'last']);
    expect(orderOf(done(moved('last', TOP, 0)))).toEqual(['last', 'first', 'columns']);
    expect(orderOf(done(moved('last', TOP, 99)))).toEqual(['first', 'columns', 'last']);
  });

  it('a node moves into a region and out again', () => {
    const inside = done(moved('first', 'columns/right', 0));
    expect([orderOf(inside), orderOf(inside, 'columns/right')]).toEqual([
      ['columns', 'last'],
      ['first', 'other'],
    ]);
    expect(orderOf(done(apply(inside, { type: 'move', id: 'other', to: { list: TOP, index: 0 } })))).toEqual(['other', 'columns', 'last']);
  });

  it.each([
    ['into-itself', 'columns', 'columns/left'],
    ['no-such-list', 'first', 'nobody/left'],
    ['no-such-node', 'nobody', TOP],
  ] as const)('a move is refused: %s', (refusal, id, list) => {
    expect(moved(id, list, 0)).toEqual({ refusal });
    expect(refusalWords[refusal]).toMatch(/\.$/);
  });

  it('the editor nests parts at most six levels deep', () => {
    let document = twoColumns();
    let into = 'columns/left';
    for (const id of ['l2', 'l3', 'l4', 'l5', 'l6']) {
      document = done(apply(document, { type: 'insert', id, node: columnsNode(id), to: { list: into, index: 0 } }));
      into = `${id}/left`;
    }
    expect(apply(document, { type: 'move', id: 'first', to: { list: into, index: 0 } })).toEqual({ refusal: 'too-deep' });
    expect(apply(document, { type: 'insert', id: 'x', node: linksNode('x'), to: { list: into, index: 0 } })).toEqual({
      refusal: 'too-deep',
    });
  });
});

describe('removing', () => {
  it('removing a node removes its children and selects its neighbour', () => {
    const outcome = apply(twoColumns(), { type: 'remove', id: 'columns' });
    expect([...done(outcome).nodes.keys()]).toEqual(['first', 'last']);
    expect([...done(outcome).lists.keys()]).toEqual([TOP]);
    expect(outcome).toMatchObject({ select: 'last' });
    expect(apply(twoColumns(), { type: 'remove', id: 'inner' })).toMatchObject({ select: 'columns' });
  });

  it('removing an id without a node removes its mention', () => {
    const document = readDocument({ nodes: { a: linksNode('a') }, order: ['gone', 'a'] });
    expect(orderOf(done(apply(document, { type: 'remove', id: 'gone' })))).toEqual(['a']);
    expect(apply(document, { type: 'remove', id: 'never' })).toEqual({ refusal: 'no-such-node' });
  });
});

describe('limits', () => {
  /** Page of `count` parts: the first hundred in one region, the rest at the top level. */
  const pageOf = (count: number): DraftDocument => {
    const inside = Array.from({ length: limits.list }, (_, at) => `n${at}`);
    const top = ['box', ...Array.from({ length: count - limits.list - 1 }, (_, at) => `n${limits.list + at}`)];
    const nodes = Object.fromEntries([...inside, ...top].map((id): [string, object] => [id, linksNode(id)]));
    return readDocument({ nodes: { ...nodes, box: { ...columnsNode('box'), regions: { left: inside } } }, order: top });
  };
  const insertAt = (list: string) => ({ type: 'insert', id: 'x', node: linksNode('x'), to: { list, index: 0 } }) as const;

  it('a document has at most 600 parts, and a region at most 100', () => {
    const full = pageOf(200);
    expect(apply(full, insertAt('box/left'))).toEqual({ refusal: 'too-many' });
    expect(apply(full, { type: 'duplicate', id: 'n0' })).toEqual({ refusal: 'too-many' });
    expect(apply(full, { type: 'move', id: 'n150', to: { list: 'box/left', index: 0 } })).toEqual({ refusal: 'too-many' });
    expect(refusalWords['too-many']).toBe('A page can have at most 600 parts, and a region at most 100.');
  });

  it('the top level of a document may have as many parts as the whole document', () => {
    const lobby = pageOf(limits.nodes - 1);
    expect(orderOf(lobby)).toHaveLength(499);
    expect(orderOf(done(apply(lobby, { type: 'duplicate', id: 'n150' })))).toHaveLength(500);
    expect(orderOf(done(apply(lobby, { type: 'move', id: 'n0', to: { list: TOP, index: 0 } })))).toHaveLength(500);
    const full = done(apply(lobby, insertAt(TOP)));
    expect(full.nodes.size).toBe(limits.nodes);
    expect(apply(full, { ...insertAt(TOP), id: 'y' })).toEqual({ refusal: 'too-many' });
    expect(apply(full, { type: 'duplicate', id: 'n150' })).toEqual({ refusal: 'too-many' });
  });

  it('a new id is unused, short and numbered', () => {
    expect(freshId('links', new Set(['links', 'links-2']))).toBe('links-3');
    expect(freshId('links-2', new Set(['links-2']))).toBe('links-3');
    expect(freshId('x'.repeat(64), new Set()).length).toBeLessThanOrEqual(64);
  });

  it('a region starts with its first part and can be removed when empty', () => {
    const added = done(apply(twoColumns(), { type: 'move', id: 'first', to: { list: 'columns/third', index: 0 } }));
    expect(orderOf(added, 'columns/third')).toEqual(['first']);
    expect(apply(added, { type: 'remove-region', list: 'columns/left' })).toEqual({ refusal: 'not-empty' });
    const emptied = done(apply(added, { type: 'move', id: 'first', to: { list: TOP, index: 0 } }));
    expect(done(apply(emptied, { type: 'remove-region', list: 'columns/third' })).lists.has('columns/third')).toBe(false);
    expect(apply(emptied, { type: 'remove-region', list: 'columns/never' })).toEqual({ refusal: 'no-such-list' });
  });
});

describe('typing', () => {
  const type = (history: History, text: string, at: number, into = 'first/props') =>
    perform(history, { type: 'set', id: 'first', field: 'label', value: text }, at, into).history;

  it('typing is one undo step until it pauses or moves to another field', () => {
    let history = beginHistory(twoColumns());
    history = type(history, 'H', 0);
    history = type(history, 'He', 300);
    history = type(history, 'Hey', 600);
    expect(history.past).toHaveLength(1);
    history = type(history, 'Hey!', 600 + TYPING_PAUSE_MS);
    expect(history.past).toHaveLength(2);
    history = type(history, 'other', 1_700, 'last/props');
    expect(history.past).toHaveLength(3);
    expect(undo(undo(undo(history))).document.nodes.get('first')).not.toHaveProperty('label');
  });

  it('typing after an undo, and replacing the text, are new undo steps', () => {
    let history = undo(type(beginHistory(twoColumns()), 'H', 0));
    expect(undo(history)).toBe(history);
    history = type(history, 'X', 100);
    expect(history.past).toHaveLength(1);
    history = replace(history, readDocument({ nodes: {}, order: [] }));
    expect(undo(history).document.nodes.get('first')).toHaveProperty('label', 'X');
  });

  it('a command that changes nothing is no undo step', () => {
    const history = beginHistory(twoColumns());
    expect(perform(history, { type: 'remove', id: 'nobody' }, 0).history).toBe(history);
  });
});

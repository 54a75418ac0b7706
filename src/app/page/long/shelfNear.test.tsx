import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { box, draws, frame, layoutOf, registry, text, type TestFrame } from '#tests/support/renderKinds.tsx';
import { RenderProvider, type RenderReport, Slots } from '#src/render/index.ts';
import { Nearness } from './nearness.ts';
import { shelfNear } from './shelfNear.tsx';

beforeEach(() => {
  draws.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const later = (id: string, changes: Partial<TestFrame> = {}): TestFrame => frame(id, null, { absence: 'LATER', kind: 'Text', ...changes });

function drawPage(first: readonly TestFrame[], ...far: readonly string[]) {
  const nearness = new Nearness(far);
  const Shelf = shelfNear(nearness);
  const report = vi.fn<(report: RenderReport) => void>();
  const ports = { report };
  const page = (slots: readonly TestFrame[]) => (
    <MemoryRouter>
      <RenderProvider ports={ports}>
        <Slots registry={registry} layout={layoutOf(...slots)} shelf={Shelf} />
      </RenderProvider>
    </MemoryRouter>
  );
  const { rerender, container } = render(page(first));
  return {
    nearness,
    reasons: () => report.mock.calls.map(([{ nodeId, reason }]) => `${nodeId} ${reason}`),
    show: (...slots: readonly TestFrame[]) => rerender(page(slots)),
    boxOf: (id: string) => container.querySelector<HTMLElement>(`[data-node="${id}"]`) ?? expect.fail(`no box of ${id}`),
    words: () => screen.queryAllByRole('heading').map(({ textContent }) => textContent),
  };
}

describe('a shelf that is far', () => {
  it('a far shelf is an empty box with the usual height, in its place', () => {
    const { boxOf, words } = drawPage([text('a'), text('b', { label: 'The second' }), text('c')], 'b');
    expect(words()).toEqual(['a', 'c']);
    expect(boxOf('b').style.height).toBe('116px');
    expect(boxOf('b').previousElementSibling).toBe(boxOf('a'));
    expect(screen.getByRole('region', { name: 'The second' }).childElementCount).toBe(0);
  });

  it('a shelf is drawn when it comes near and emptied when it goes far, with its last height', () => {
    const { nearness, boxOf, words } = drawPage([text('going'), text('b')], 'going');
    act(() => nearness.bringNear('going'));
    expect(words()).toEqual(['going', 'b']);
    expect(boxOf('going').style.height).toBe('');
    act(() => nearness.sendFar('going', 250));
    expect(words()).toEqual(['b']);
    expect(boxOf('going').style.height).toBe('250px');
    act(() => nearness.bringNear('going'));
    expect(boxOf('going').getAttribute('style')).toContain('234px');
  });

  it('drawing a near shelf does not redraw the others', () => {
    const { nearness } = drawPage([text('a'), text('b'), text('c')]);
    act(() => nearness.sendFar('b', 100));
    act(() => nearness.bringNear('b'));
    expect(Object.fromEntries(draws)).toEqual({ a: 1, b: 2, c: 1 });
  });

  it('a shelf that contains others is never emptied', () => {
    const { nearness, words } = drawPage([text('a'), box('holder', { label: 'Holder' }), text('inside', { parent: 'holder' })]);
    expect(words()).toEqual(['a', 'inside']);
    // A kind without a reserved height stays drawn, even far from the viewport.
    act(() => nearness.sendFar('holder', 100));
    expect(words()).toEqual(['a', 'inside']);
  });
});

describe('a shelf whose content arrives later', () => {
  it('a shelf without content is not reported, and shows a skeleton once near', () => {
    const { nearness, reasons } = drawPage([text('a'), later('b')], 'b');
    expect(screen.queryByText('skeleton')).toBeNull();
    act(() => nearness.bringNear('b'));
    expect(screen.getByText('skeleton')).toBeDefined();
    expect(reasons()).toEqual([]);
  });

  it('a shelf whose content arrives keeps its box', () => {
    const { show, boxOf, words } = drawPage([text('a'), later('b')]);
    const before = boxOf('b');
    show(text('a'), text('b'));
    expect(words()).toEqual(['a', 'b']);
    expect(boxOf('b')).toBe(before);
  });

  it('a shelf whose content is loaded again keeps its elements until the new content arrives', () => {
    const { show, words } = drawPage([text('a'), text('b')]);
    const heading = screen.getByRole('heading', { name: 'b' });
    show(text('a'), later('b'));
    expect(words()).toEqual(['a', 'b']);
    expect(screen.getByRole('heading', { name: 'b' })).toBe(heading);
    show(text('a'), text('b2', { id: 'b' }));
    expect(words()).toEqual(['a', 'b2']);
  });

  it('a shelf without content that went far shows a skeleton', () => {
    const { nearness, show, words } = drawPage([text('a'), text('b')]);
    show(text('a'), later('b'));
    act(() => nearness.sendFar('b', 100));
    act(() => nearness.bringNear('b'));
    expect(words()).toEqual(['a']);
    expect(screen.getByText('skeleton')).toBeDefined();
  });

  it('an unknown kind without content is reported once it arrives', () => {
    const { boxOf, reasons, show } = drawPage([later('b', { kind: 'FutureShelf' })]);
    expect(boxOf('b').childElementCount).toBe(0);
    expect(reasons()).toEqual([]);
    show(frame('b', { __typename: 'FutureShelf' }, { kind: 'FutureShelf' }));
    expect(reasons()).toEqual(['b unknown-kind']);
  });

  it('a mandatory or nested shelf without content is reported', () => {
    const { reasons } = drawPage([later('owed', { criticality: 'MANDATORY' }), box('holder'), later('inside', { parent: 'holder' })]);
    expect(reasons().toSorted()).toEqual(['inside missing', 'owed missing']);
  });
});

describe('the observer of shelves', () => {
  it('the observer gets every box and is notified when one is removed', () => {
    const { nearness, show } = drawPage([text('a'), text('b')]);
    const watched = new Set<string | undefined>();
    nearness.watchBy((element) => {
      watched.add(element.dataset['node']);
      return () => watched.delete(element.dataset['node']);
    });
    show(text('b'), text('c'));
    expect([...watched]).toEqual(['b', 'c']);
    nearness.watchBy(null);
    show(text('b'), text('d'));
    expect([...watched]).not.toContain('d');
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineRegistry, kind } from './defineRegistry.ts';
import { lazyView } from './lazyView.ts';
import { RenderProvider, type RenderReport } from './ports.tsx';
import { RenderScope, useScopeBlocked } from './scope.tsx';
import { Slots } from './Slots.tsx';
import type { Frame, KindView } from './types.ts';

const ILLNESSES = ['throws', 'throws-late', 'never-resolves', 'loops-in-render', 'loops-in-layout'] as const;
type Illness = (typeof ILLNESSES)[number];
type Sick = { readonly __typename: 'Sick'; readonly illness: Illness | null };
type Well = { readonly __typename: 'Well'; readonly name: string };

const loop = (set: (next: (count: number) => number) => void): void => set((count) => count + 1);
function LoopsInRender() {
  const [, set] = useState(0);
  loop(set);
  return null;
}
function LoopsInLayout() {
  const [count, set] = useState(0);
  useLayoutEffect(() => loop(set), [count]);
  return <p>{count}</p>;
}
function ThrowsLate() {
  const [isLate, setLate] = useState(false);
  useEffect(() => setLate(true), []);
  if (isLate) throw new Error('late');
  return <p>for a moment</p>;
}
const Throws = (): never => {
  throw new Error('at once');
};
const NeverResolves = lazyView<object>(() => new Promise(() => undefined));
const views: { readonly [I in Illness]: () => React.ReactNode } = {
  throws: () => <Throws />,
  'throws-late': () => <ThrowsLate />,
  'never-resolves': () => <NeverResolves node={{}} />,
  'loops-in-render': () => <LoopsInRender />,
  'loops-in-layout': () => <LoopsInLayout />,
};

const SickView: KindView<Sick> = ({ node: { illness } }) => (illness === null ? <p>cured</p> : views[illness]());
const WellView: KindView<Well> = function WellView({ node: { name } }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses((count) => count + 1)}>
      {name} {presses}
    </button>
  );
};
const registry = defineRegistry<Sick | Well>()({
  Sick: kind({ view: SickView, skeleton: () => <p>skeleton</p> }),
  Well: kind({ view: WellView, skeleton: () => null }),
});

const frame = <N extends Sick | Well>(id: string, node: N, criticality = 'OPTIONAL'): Frame<N> => ({
  ...{ id, kind: node.__typename, criticality, label: null, trackingId: null, absence: null, node },
  fallback: criticality === 'DEGRADABLE' ? { __typename: 'FallbackText', text: 'in its place' } : null,
});
const Confirm = () => <output>{useScopeBlocked() ? 'withheld' : 'offered'}</output>;

function draw(first: Illness | null, criticality = 'OPTIONAL') {
  const report = vi.fn<(report: RenderReport) => void>();
  const ports = { report };
  const [before, after] = ['before', 'after'].map((name) => frame(name, { __typename: 'Well', name } as const));
  const tree = (revision: string, illness: Illness | null) => (
    <MemoryRouter>
      <RenderProvider ports={ports}>
        <RenderScope>
          <Slots
            registry={registry}
            layout={{
              revision,
              slots: [before, frame('sick', { __typename: 'Sick', illness }, criticality), after].filter((each) => each !== undefined),
            }}
          />
          <Confirm />
        </RenderScope>
      </RenderProvider>
    </MemoryRouter>
  );
  const { rerender } = render(tree('r1', first));
  return {
    publish: (revision: string, illness: Illness | null) => rerender(tree(revision, illness)),
    reasons: () => report.mock.calls.map(([{ revision, reason }]) => `${revision} ${reason}`),
  };
}
const isPressed = (name: string): string | null => {
  const button = screen.getByRole('button', { name: new RegExp(name) });
  fireEvent.click(button);
  return button.textContent;
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe.each(ILLNESSES)('a view that %s', (illness) => {
  const isCaught = illness !== 'never-resolves';

  it('a faulty view leaves its siblings alone and is drawn once its node is repaired', async () => {
    const { publish, reasons } = draw(null);
    expect([isPressed('before'), isPressed('after')]).toEqual(['before 1', 'after 1']);
    await act(async () => publish('r2', illness));
    // While a new view loads, React hides the old content but keeps it in the DOM.
    if (isCaught) expect(screen.queryByText('cured')).toBeNull();
    else expect(screen.getByText('skeleton')).toBeDefined();
    expect([isPressed('before'), isPressed('after')]).toEqual(['before 2', 'after 2']);
    expect(reasons()).toEqual(isCaught ? ['r2 threw'] : []);
    await act(async () => publish('r3', null));
    expect(screen.getByText('cured')).toBeDefined();
    expect([isPressed('before'), isPressed('after')]).toEqual(['before 3', 'after 3']);
  });

  it('a faulty view is replaced by its document’s fallback', async () => {
    draw(illness, 'DEGRADABLE');
    await act(async () => undefined);
    expect(screen.getByText(isCaught ? 'in its place' : 'skeleton')).toBeDefined();
  });

  it('a faulty mandatory view withholds the action until its node is repaired', async () => {
    const { publish } = draw(illness, 'MANDATORY');
    await act(async () => undefined);
    expect(screen.getByRole('status').textContent).toBe('withheld');
    await act(async () => publish('r2', null));
    expect(screen.getByRole('status').textContent).toBe('offered');
    expect(screen.getByText('cured')).toBeDefined();
  });
});

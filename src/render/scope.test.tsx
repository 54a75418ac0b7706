import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { defineRegistry, kind } from './defineRegistry.ts';
import { lazyView } from './lazyView.ts';
import { RenderProvider } from './ports.tsx';
import { RenderScope, useScopeBlocked } from './scope.tsx';
import { Slots } from './Slots.tsx';
import type { Frame, KindView } from './types.ts';

type Notice = { readonly __typename: 'Notice' };

const NoticeView: KindView<Notice> = () => <p>read me</p>;
const Skeleton = () => <p>skeleton</p>;
const Confirm = () => (useScopeBlocked() ? null : <button type="button">Confirm</button>);

const must = (id: string, kindName: string): Frame<Notice> => ({
  id,
  kind: kindName,
  criticality: 'MANDATORY',
  fallback: null,
  label: null,
  trackingId: null,
  absence: null,
  node: kindName === 'Notice' ? { __typename: 'Notice' } : null,
});

function draw(slots: readonly Frame<Notice>[], view: KindView<Notice> = NoticeView) {
  const registry = defineRegistry<Notice>()({ Notice: kind({ view, skeleton: Skeleton }) });
  const reload = vi.fn();
  const ports = { reload };
  const tree = (shown: readonly Frame<Notice>[]) => (
    <MemoryRouter>
      <RenderProvider ports={ports}>
        <RenderScope>
          <Slots registry={registry} layout={{ revision: 'r1', slots: shown }} />
          <Confirm />
        </RenderScope>
        <RenderScope>
          <Confirm />
        </RenderScope>
      </RenderProvider>
    </MemoryRouter>
  );
  const { rerender } = render(tree(slots));
  return { reload, show: (next: readonly Frame<Notice>[]) => rerender(tree(next)) };
}

const buttons = (): number => screen.queryAllByRole('button', { name: 'Confirm' }).length;

describe('a scope', () => {
  it('a scope offers its action if every mandatory node is drawn', () => {
    draw([must('a', 'Notice')]);
    expect(screen.getByText('read me')).toBeDefined();
    expect(buttons()).toBe(2);
  });

  it('a scope withholds only its own action if a mandatory node cannot be drawn', () => {
    draw([must('a', 'Future')]);
    expect(screen.getByRole('alert')).toBeDefined();
    expect(buttons()).toBe(1);
  });

  it('missing mandatory nodes are reported once', () => {
    draw([must('a', 'Future'), must('b', 'Future')]);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('a scope offers its action again once the node can be drawn', () => {
    const { show } = draw([must('a', 'Future')]);
    show([must('a', 'Notice')]);
    expect(buttons()).toBe(2);
  });

  it('a scope withholds its action while a mandatory node loads', async () => {
    let resolve: (module: { default: KindView<Notice> }) => void = () => undefined;
    const promise = new Promise<{ default: KindView<Notice> }>((done) => (resolve = done));
    draw(
      [must('a', 'Notice')],
      lazyView(() => promise),
    );
    expect(screen.getByText('skeleton')).toBeDefined();
    expect(buttons()).toBe(1);
    await act(async () => resolve({ default: NoticeView }));
    expect(buttons()).toBe(2);
  });

  it('a scope offers to reload the page', () => {
    const { reload } = draw([must('a', 'Future')]);
    screen.getByRole('button', { name: 'Reload page' }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

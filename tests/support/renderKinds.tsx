import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { defineRegistry, kind } from '#src/render/defineRegistry.ts';
import { type RenderPorts, RenderProvider, type RenderReport } from '#src/render/ports.tsx';
import { Region, Slots } from '#src/render/Slots.tsx';
import { useHeading } from '#src/render/heading.tsx';
import type { Frame, Frames, Registry, Wire } from '#src/render/types.ts';

export type Text = { readonly __typename: 'Text'; readonly text: string };
export type Bomb = { readonly __typename: 'Bomb'; readonly isLit: boolean };
export type Box = { readonly __typename: 'Box'; readonly id: string };
export type TestNode = Text | Bomb | Box;

/** How often each text was rendered. */
export const draws = new Map<string, number>();

function TextView({ node }: { readonly node: Text }) {
  const Heading = useHeading();
  draws.set(node.text, (draws.get(node.text) ?? 0) + 1);
  return createElement(Heading, null, node.text.toString());
}

function BombView({ node }: { readonly node: Bomb }) {
  if (node.isLit) throw new Error('boom');
  return <p>defused</p>;
}

const BoxView = ({ node }: { readonly node: Box }) => (
  <div data-box="">
    <Region of={node.id} name="main" />
  </div>
);

const Skeleton = () => <p>skeleton</p>;

export const registry: Registry<TestNode> = defineRegistry<TestNode>()({
  Text: kind({ view: TextView, skeleton: Skeleton, height: 100 }),
  Bomb: kind({ view: BombView, skeleton: Skeleton }),
  Box: kind({ view: BoxView, skeleton: Skeleton }),
});

export type TestFrame = Frame<Wire<TestNode>>;

export const frame = (id: string, node: Wire<TestNode> | null, changes: Partial<TestFrame> = {}): TestFrame => ({
  ...{
    id,
    parent: null,
    region: 'main',
    kind: node?.__typename ?? 'Gone',
    criticality: 'OPTIONAL',
    fallback: null,
    label: null,
    trackingId: null,
    absence: null,
  },
  node,
  ...changes,
});
export const text = (value: string, changes: Partial<TestFrame> = {}): TestFrame =>
  frame(value, { __typename: 'Text', text: value }, changes);
export const box = (id: string, changes: Partial<TestFrame> = {}): TestFrame => frame(id, { __typename: 'Box', id }, changes);
export const unknown = (id: string, changes: Partial<TestFrame> = {}): TestFrame => frame(id, { __typename: 'FutureShelf' }, changes);

export const layoutOf = (...slots: readonly TestFrame[]): Frames<Wire<TestNode>> => ({ revision: 'r1', slots });

/** Renders a layout. The returned `show` replaces it. */
export function drawLayout(first: Frames<Wire<TestNode>>, extra: Partial<RenderPorts> = {}) {
  const report = vi.fn<(report: RenderReport) => void>();
  const ports = { report, ...extra };
  const tree = (layout: Frames<Wire<TestNode>>) => (
    <MemoryRouter>
      <RenderProvider ports={ports}>
        <Slots registry={registry} layout={layout} />
      </RenderProvider>
    </MemoryRouter>
  );
  const { rerender, container } = render(tree(first));
  return {
    container,
    reasons: () => report.mock.calls.map(([{ nodeId, reason }]) => `${nodeId} ${reason}`),
    show: (layout: Frames<Wire<TestNode>>) => rerender(tree(layout)),
  };
}

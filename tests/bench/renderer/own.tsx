import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { defineRegistry, kind } from '#src/render/defineRegistry.ts';
import { Slots } from '#src/render/Slots.tsx';
import type { Frame, Frames } from '#src/render/types.ts';
import { contend, type Shelf } from './lobby.ts';
import { ShelfBody } from './TileView.tsx';

type Node = Shelf & { readonly __typename: 'GameShelf' };

const registry = defineRegistry<Node>()({
  GameShelf: kind({ view: ({ node }) => <ShelfBody shelf={node} />, skeleton: () => null, height: 240 }),
});

// Unchanged shelves keep their frame objects, as in the cache.
const frames = new WeakMap<Shelf, Frame<Node>>();

function frameOf(shelf: Shelf): Frame<Node> {
  const known = frames.get(shelf);
  if (known) return known;
  const frame: Frame<Node> = {
    ...{ id: shelf.id, parent: null, region: 'main', kind: 'GameShelf', criticality: 'OPTIONAL', fallback: null },
    ...{ label: shelf.title, trackingId: shelf.id, absence: null },
    node: { __typename: 'GameShelf', ...shelf },
  };
  frames.set(shelf, frame);
  return frame;
}

let root: Root;
const draw = (layout: Frames<Node>): void => flushSync(() => root.render(<Slots registry={registry} layout={layout} />));

export const contender = contend({
  documentOf: (lobby) => ({ revision: 'r1', slots: lobby.map(frameOf) }),
  mount: (element, document) => {
    root = createRoot(element);
    draw(document);
  },
  show: draw,
});

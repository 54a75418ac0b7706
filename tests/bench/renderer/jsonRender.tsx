import { type ComponentRegistry, JSONUIProvider, Renderer } from '@json-render/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { contend, type Lobby, type Shelf, type Tile } from './lobby.ts';
import { TileView } from './TileView.tsx';

type Element = { type: string; props: Record<string, unknown>; children?: string[] };

// The format needs an element per node, so each tile is one. Unchanged elements stay the same objects.
const shelves = new WeakMap<Shelf, Element>();
const tiles = new WeakMap<Tile, Element>();

function remember<K extends object>(map: WeakMap<K, Element>, key: K, make: () => Element): Element {
  const element = map.get(key) ?? make();
  map.set(key, element);
  return element;
}

function specOf(lobby: Lobby) {
  const elements: Record<string, Element> = { root: { type: 'Lobby', props: {}, children: lobby.map(({ id }) => id) } };
  for (const shelf of lobby) {
    elements[shelf.id] = remember(shelves, shelf, () => ({
      type: 'Shelf',
      props: { id: shelf.id, title: shelf.title },
      children: shelf.tiles.map(({ id }) => id),
    }));
    for (const tile of shelf.tiles) elements[tile.id] = remember(tiles, tile, () => ({ type: 'Tile', props: { tile } }));
  }
  return { root: 'root', elements };
}

const registry: ComponentRegistry = {
  Lobby: ({ children }) => <>{children}</>,
  Shelf: ({ element, children }) => (
    <section className="shelf" aria-label={String(element.props['title'])} data-node={String(element.props['id'])}>
      <h2>{String(element.props['title'])}</h2>
      <ul aria-label={String(element.props['title'])}>{children}</ul>
    </section>
  ),
  // The cast is safe, because `documentOf` sets the property.
  Tile: ({ element }) => <TileView tile={element.props['tile'] as Tile} />,
};

let root: Root;
const draw = (spec: ReturnType<typeof specOf>): void =>
  flushSync(() =>
    root.render(
      <JSONUIProvider registry={registry}>
        <Renderer spec={spec} registry={registry} />
      </JSONUIProvider>,
    ),
  );

export const contender = contend({
  documentOf: specOf,
  mount: (element, document) => {
    root = createRoot(element);
    draw(document);
  },
  show: draw,
});

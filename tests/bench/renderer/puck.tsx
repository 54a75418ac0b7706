import { Render } from '@puckeditor/core/rsc';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { contend, type Shelf, type Tile } from './lobby.ts';
import { TileView } from './TileView.tsx';

// In Puck, containers have slots: a shelf's tiles are components in its slot.
const config = {
  components: {
    Shelf: {
      fields: { title: { type: 'text' as const }, tiles: { type: 'slot' as const } },
      render: ({
        title,
        tiles: Tiles,
        id,
      }: {
        readonly title: string;
        readonly tiles: React.ComponentType<{ as?: string }>;
        readonly id: string;
      }) => (
        <section className="shelf" aria-label={title} data-node={id}>
          <h2>{title}</h2>
          <Tiles as="ul" />
        </section>
      ),
    },
    Tile: { fields: {}, render: ({ tile }: { readonly tile: Tile }) => <TileView tile={tile} /> },
  },
};

type Item = { type: string; props: Record<string, unknown> & { id: string } };

const shelves = new WeakMap<Shelf, Item>();
const tiles = new WeakMap<Tile, Item>();

function remember<K extends object>(map: WeakMap<K, Item>, key: K, make: () => Item): Item {
  const item = map.get(key) ?? make();
  map.set(key, item);
  return item;
}

const itemOf = (shelf: Shelf): Item =>
  remember(shelves, shelf, () => ({
    type: 'Shelf',
    props: {
      id: shelf.id,
      title: shelf.title,
      tiles: shelf.tiles.map((tile) => remember(tiles, tile, () => ({ type: 'Tile', props: { id: tile.id, tile } }))),
    },
  }));

let root: Root;
const draw = (data: { readonly root: object; readonly content: readonly Item[] }): void =>
  flushSync(() => root.render(<Render config={config as never} data={data as never} />));

export const contender = contend({
  documentOf: (lobby) => ({ root: {}, content: lobby.map(itemOf) }),
  mount: (element, document) => {
    root = createRoot(element);
    draw(document);
  },
  show: draw,
});

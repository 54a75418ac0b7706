import { memo } from 'react';
import { draws, type Shelf, type Tile } from './lobby.ts';

export const TileView = memo(function DrawTile({ tile }: { readonly tile: Tile }) {
  // oxlint-disable-next-line react/immutability -- counting draws is what this is for
  draws.tiles += 1;
  return (
    <li>
      <a href={tile.href}>
        <span className="art" />
        <span className="words">
          <strong>{tile.title}</strong>
          <span>{tile.provider}</span>
        </span>
        <span className="tag">{tile.tag}</span>
      </a>
    </li>
  );
});

export function ShelfBody({ shelf }: { readonly shelf: Pick<Shelf, 'title' | 'tiles'> }) {
  // oxlint-disable-next-line react/immutability -- counting draws is what this is for
  draws.shelves += 1;
  return (
    <>
      <h2>{shelf.title}</h2>
      <ul aria-label={shelf.title}>
        {shelf.tiles.map((tile) => (
          <TileView key={tile.id} tile={tile} />
        ))}
      </ul>
    </>
  );
}

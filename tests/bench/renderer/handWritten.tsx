import { memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { css } from '#src/ui/stitches.ts';
import { contend, type Lobby, type Shelf } from './lobby.ts';
import { ShelfBody } from './TileView.tsx';

// The same elements in JSX without a renderer: all shelves must be known at build time.
const shelfStyle = css({ contentVisibility: 'auto', minWidth: 0, margin: '-8px', padding: '8px', '& + &': { marginTop: '$8' } });
const size = { containIntrinsicBlockSize: 'auto 240px' };
type Look = { readonly className: string; readonly style?: typeof size };
let kept: Look | undefined;
/** Reads the page's address at first render, because the build evaluates this module without one. */
const look = (): Look =>
  (kept ??= new URLSearchParams(location.search).has('plain')
    ? { className: 'plain' }
    : { className: shelfStyle().className, style: size });

const ShelfView = memo(function DrawShelf({ shelf }: { readonly shelf: Shelf }) {
  return (
    <section {...look()} aria-label={shelf.title} data-node={shelf.id} data-tracking-id={shelf.id}>
      <ShelfBody shelf={shelf} />
    </section>
  );
});

function Page({ lobby }: { readonly lobby: Lobby }) {
  return lobby.map((shelf) => <ShelfView key={shelf.id} shelf={shelf} />);
}

let root: Root;
const draw = (lobby: Lobby): void => flushSync(() => root.render(<Page lobby={lobby} />));

export const contender = contend({
  documentOf: (lobby) => lobby,
  mount: (element, document) => {
    root = createRoot(element);
    draw(document);
  },
  show: draw,
});

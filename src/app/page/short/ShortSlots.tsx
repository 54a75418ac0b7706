import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { shelvesOf } from '#src/lib/layoutPatch/shelves.ts';
import { isOwed, Slots } from '#src/render/index.ts';
import type { MainProps } from '../useIsLong.ts';
import { shelfInTurn } from './shelfInTurn.tsx';

/** More than a screen shows. */
const AT_ONCE = 3;
/** Pages that were drawn whole in this visit. */
const known = new Set<string>();

/** The main region of a page that comes whole: its first shelves can be used before the others are drawn. */
export function ShortSlots({ registry, layout }: MainProps) {
  const isBack = useNavigationType() === 'POP' && known.has(layout.id);
  const [Shelf] = useState(() => {
    known.add(layout.id);
    return shelfInTurn(firstOf(layout, isBack));
  });
  return <Slots registry={registry} layout={layout} shelf={Shelf} />;
}

/** What is owed to the player is always drawn; who comes back needs the page as high as it was. */
function firstOf({ slots }: MainProps['layout'], isWhole: boolean): ReadonlySet<string> {
  const shelves = [...shelvesOf(slots)];
  return new Set(shelves.flatMap(([id, inside], at) => (isWhole || at < AT_ONCE || inside.some(isOwed) ? [id] : [])));
}

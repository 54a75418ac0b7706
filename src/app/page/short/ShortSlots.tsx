import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { shelvesOf } from '#src/lib/layoutPatch/shelves.ts';
import { usePlatform } from '#src/platform/index.ts';
import { isOwed, Slots } from '#src/render/index.ts';
import { useInSteps } from '../steps.ts';
import type { MainProps } from '../useIsLong.ts';
import { shelfInTurn } from './shelfInTurn.tsx';

/** More than a screen shows. */
const AT_ONCE = 3;
/** Pages that were drawn whole, by the visit. */
const drawn = new WeakMap<object, Set<string>>();

/** The main region of a page that comes whole: its first shelves can be used before the others are drawn. Who comes back needs it as high as it was. */
export function ShortSlots({ registry, layout }: MainProps) {
  const known = drawnIn(usePlatform());
  const isBack = useNavigationType() === 'POP' && known.has(layout.id);
  const [Shelf] = useState(() => {
    known.add(layout.id);
    return shelfInTurn(isBack ? NONE : farOf(layout));
  });
  const shown = useInSteps(layout);
  return <Slots registry={registry} layout={shown} shelf={Shelf} />;
}

function drawnIn(visit: object): Set<string> {
  const known = drawn.get(visit) ?? new Set();
  drawn.set(visit, known);
  return known;
}

const NONE: ReadonlySet<string> = new Set();

/** What is owed to the player is always drawn. */
function farOf({ slots }: MainProps['layout']): ReadonlySet<string> {
  const others = [...shelvesOf(slots)].slice(AT_ONCE);
  return new Set(others.flatMap(([id, inside]) => (inside.some(isOwed) ? [] : [id])));
}

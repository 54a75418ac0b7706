import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { shelvesOf } from '#src/shared/layouts/layoutPatch/shelves.ts';
import { isOwed, Slots } from '#src/render/index.ts';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import { AT_ONCE, type MainProps } from '../useIsLong.ts';
import { shelfInTurn } from './shelfInTurn.tsx';

/** Draws all shelves at once after going back, to restore the scroll position. */
export function ShortSlots({ registry, layout }: MainProps) {
  const scheduler = useScheduler();
  const Main = scheduler.SteppedSlots ?? Slots;
  const isBack = useNavigationType() === 'POP' && scheduler.drawnPages.has(layout.id);
  const [Shelf] = useState(() => {
    scheduler.drawnPages.add(layout.id);
    return shelfInTurn(isBack ? NONE : farOf(layout), scheduler.presence);
  });
  return <Main registry={registry} layout={layout} shelf={Shelf} />;
}

const NONE: ReadonlySet<string> = new Set();

/** Ids of shelves drawn only near the screen. None contains mandatory nodes. */
function farOf({ slots }: MainProps['layout']): ReadonlySet<string> {
  const others = [...shelvesOf(slots)].slice(AT_ONCE);
  return new Set(others.flatMap(([id, inside]) => (inside.some(isOwed) ? [] : [id])));
}

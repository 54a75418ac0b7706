import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { pageTypeOf } from '../paths.ts';
import { Columns } from './frame.ts';

type Props = {
  readonly menu: 'rail' | 'expanded';
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/** Draws menu, page and betslip in columns. On casino pages, an empty betslip has no column. */
export function FrameColumns({ menu, aside, children }: Props) {
  const isCasino = pageTypeOf(useLocation().pathname) === 'casino';
  const { frame, store } = useBetslipContext();
  const isCollapsed = useStore(frame, (state) => state.isCollapsed);
  const isEmpty = useStore(
    store,
    ({ slip, intents, placement }) => (slip === null || slip.straight.length === 0) && intents.length === 0 && placement.at === 'idle',
  );
  const shown = isCasino && isEmpty ? null : aside;
  return (
    <Columns menu={menu} slip={isCollapsed || shown === null ? 'collapsed' : 'shown'}>
      {children}
      {shown}
    </Columns>
  );
}

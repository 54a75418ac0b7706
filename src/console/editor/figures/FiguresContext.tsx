import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type FigureDays, LEAST_VISITS, type NodeFigures } from '#src/shared/console/figures.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { shareInterval } from '#src/shared/figures/shareInterval.ts';
import { type Loaded, useAnswer, usePermission } from '../../api/index.ts';

export type Figures = {
  /** Null if the operator's role may not read figures. */
  readonly answer: Loaded<OutputOf<'readFigures'>> | null;
  readonly days: FigureDays;
  readonly choose: (days: FigureDays) => void;
  readonly of: (nodeId: string) => readonly NodeFigures[];
};
const FiguresContext = createContext<Figures | null>(null);

type Props = { readonly place: { readonly surface: string; readonly brand: string }; readonly children: ReactNode };

export function FiguresProvider({ place: { surface, brand }, children }: Props) {
  const { isAllowed } = usePermission('readFigures');
  const [days, choose] = useState<FigureDays>(7);
  const answer = useAnswer('readFigures', isAllowed ? { surface, brand, days: String(days) } : null);
  const { value } = answer;
  const byNode = useMemo(() => {
    const found = new Map<string, NodeFigures[]>();
    for (const each of value?.figures ?? []) found.set(each.nodeId, [...(found.get(each.nodeId) ?? []), each]);
    return found;
  }, [value]);
  const figures: Figures = { answer: isAllowed ? answer : null, days, choose, of: (nodeId) => byNode.get(nodeId) ?? [] };
  return <FiguresContext value={figures}>{children}</FiguresContext>;
}

export const useFigures = (): Figures | null => use(FiguresContext);

const count = new Intl.NumberFormat('en-US');
const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

export const countInWords = (number: number): string => count.format(number);

export function pressedInWords({
  visits,
  pressedVisits,
}: {
  readonly visits: number;
  readonly pressedVisits: number;
}): readonly [string, string] {
  const { share, low, high } = shareInterval(pressedVisits, visits);
  return [percent(share), `${percent(low).slice(0, -1)}–${percent(high)}`];
}

/** Describes the live revision's figures, as `1,204 visits, 8.1% pressed`. Null if there are none. */
export function liveInWords(figures: readonly NodeFigures[]): string | null {
  const live = figures.filter(({ isLive }) => isLive);
  const shown = live.flatMap((each) => each.shown ?? []);
  if (shown.length === 0) return live.length === 0 ? null : `fewer than ${LEAST_VISITS} visits a day`;
  const visits = shown.reduce((sum, each) => sum + each.visits, 0);
  const pressed = shown.reduce((sum, each) => sum + each.pressedVisits, 0);
  return `${countInWords(visits)} visits, ${percent(pressed / visits)} pressed`;
}

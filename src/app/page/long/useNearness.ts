import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageSlotsFragment } from '#src/gql/graphql.ts';
import { shelvesOf } from '#src/shared/layouts/layoutPatch/shelves.ts';
import { usePlatform } from '#src/platform/index.ts';
import { followLongPage } from './followLongPage.ts';
import type { LongPage } from './longPage.ts';
import { Nearness } from './nearness.ts';
import { FIRST, holdsOwed } from './shelves.ts';

type Shown = Pick<PageSlotsFragment, 'id' | 'surface' | 'slots'>;

export function useNearness({ id, surface, slots }: Shown, canonicalUrl: string): Nearness {
  const platform = usePlatform();
  const shelves = useMemo(() => shelvesOf(slots), [slots]);
  const [nearness] = useState(
    () => new Nearness([...shelves].slice(FIRST).flatMap(([shelf, inside]) => (holdsOwed(inside) ? [] : [shelf]))),
  );
  const latest = useRef(shelves);
  latest.current = shelves;
  const following = useRef<LongPage | null>(null);
  useEffect(() => {
    following.current = followLongPage(platform, { id, surface, canonicalUrl, nearness, shelves: () => latest.current });
    return () => following.current?.stop();
  }, [platform, id, surface, canonicalUrl, nearness]);
  useEffect(() => following.current?.look(), [shelves]);
  return nearness;
}

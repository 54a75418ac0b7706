import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BetHistorySectionDocument } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { readLocal, useLocal, writeLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';
import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { BetCard } from '../BetCard.tsx';
import { List } from '../BetCards.tsx';

const CARD_PX = 232;
const SEEN = 0.5;

/** Shows newly settled bets above the open bets. Shows unseen bets again after a reload. */
export function JustSettled() {
  const [unseen] = useLocal(SETTLED_UNSEEN);
  const [earlier] = useState(unseen);
  const [shown, setShown] = useState(unseen);
  const added = unseen.filter((id) => !shown.includes(id));
  if (added.length > 0) setShown([...added, ...shown]);
  const { data, error, networkStatus } = useQuery(BetHistorySectionDocument, {
    variables: { sectionId: 'settled', selectedFilterId: 'all' },
    skip: shown.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const seen = useSeen();
  const settled = data?.betHistorySection.bets.edges.map(({ node }) => node);
  const isAnswered = settled !== undefined && networkStatus === NetworkStatus.ready;
  // Unseen bets missing from the list, because the bet is open again or on a later page. They are marked as seen.
  const lost = isAnswered ? earlier.filter((id) => !settled.some((bet) => bet.id === id)).join(' ') : '';
  useEffect(() => seen(lost.split(' ')), [lost, seen]);
  if (shown.length === 0) return null;
  if (settled === undefined) return error ? null : <Skeleton shape="card" height={CARD_PX} />;
  const bets = settled.filter(({ id }) => shown.includes(id));
  if (bets.length === 0) return null;
  return (
    <List aria-label={t`Just settled`}>
      {bets.map((bet) => (
        <SeenItem key={bet.id} onSeen={() => seen([bet.id])}>
          <BetCard bet={bet} isAlone={false} />
        </SeenItem>
      ))}
    </List>
  );
}

function useSeen(): (ids: readonly string[]) => void {
  const { storage } = usePlatform();
  const [seen] = useState(() => (ids: readonly string[]): void => {
    const unseen = readLocal(storage, SETTLED_UNSEEN);
    const left = unseen.filter((id) => !ids.includes(id));
    if (left.length < unseen.length) writeLocal(storage, SETTLED_UNSEEN, left);
  });
  return seen;
}

function SeenItem({ onSeen, children }: { readonly onSeen: () => void; readonly children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  const act = useRef(onSeen);
  act.current = onSeen;
  useEffect(() => {
    if (!item.current) return;
    if (typeof IntersectionObserver === 'undefined') return act.current();
    const watcher = new IntersectionObserver(([entry]) => (entry?.isIntersecting === true ? act.current() : undefined), {
      threshold: SEEN,
    });
    watcher.observe(item.current);
    return () => watcher.disconnect();
  }, []);
  return <li ref={item}>{children}</li>;
}

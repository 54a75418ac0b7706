import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { BetBuilderMarketsDocument, type SelectionLabelFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { BuilderFoot } from './BuilderFoot.tsx';
import { BuilderMarkets } from './BuilderMarkets.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { nameWithLine } from './pickNames.ts';
import { Say, Sections } from './builderStyles.ts';
import { useBuiltBet } from './useBuiltBet.ts';

const NONE: readonly never[] = [];

export function Builder({ eventId }: { readonly eventId: string }) {
  const { data, error, refetch } = useQuery(BetBuilderMarketsDocument, { variables: { eventId, marketSelectionIds: [] } });
  useWatchEvents([eventId]);
  const [picks, setPicks] = useState<readonly string[]>(NONE);
  const [refused, setRefused] = useState<string | null>(null);
  const built = useBuiltBet(eventId, picks);
  const markets = data?.betBuilder?.markets ?? NONE;
  const known = useMemo(() => new Map(markets.flatMap(({ selections }) => selections.map((one) => [one.id, one] as const))), [markets]);
  const keptOut = useMemo(
    () => new Map(built.bet?.unavailable.map(({ marketSelectionId, message }) => [marketSelectionId, message] as const)),
    [built.bet],
  );
  const toggle = useCallback(({ id }: SelectionLabelFragment): void => {
    setRefused(null);
    setPicks((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  }, []);
  const refuse = useCallback((selection: SelectionLabelFragment, why: string): void => {
    setRefused(`${nameWithLine(selection, null)}: ${why}`);
  }, []);
  if (error && !data)
    return (
      <Sections>
        <Say tone="bad" role="alert">
          <Icon name="alert" size={16} />
          {t`We could not load the picks for this game.`}
        </Say>
        <Button tone="secondary" onClick={() => void refetch()}>{t`Try again`}</Button>
      </Sections>
    );
  if (!data) return <BuilderSkeleton />;
  return (
    <>
      <BuilderMarkets markets={markets} picks={picks} keptOut={keptOut} onToggle={toggle} onRefused={refuse} />
      <BuilderFoot
        eventId={eventId}
        picks={picks.flatMap((id) => known.get(id) ?? [])}
        built={built}
        refused={refused}
        onToggle={toggle}
        onClear={() => {
          setRefused(null);
          setPicks(NONE);
        }}
      />
    </>
  );
}

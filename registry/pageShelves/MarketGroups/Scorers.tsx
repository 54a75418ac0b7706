import { memo, useState } from 'react';
import { PriceButton } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { refOf } from '../../parts/odds/selection.ts';
import type { MarketOf } from './marketTypes.ts';
import { RowHead, RowName, Rows } from './rowStyles.ts';

const FIRST = 8;

export const Scorers = memo(function Scorers({ markets }: { readonly markets: readonly MarketOf[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const columns = (['anytime-', 'first-'] as const).map((kind) => markets.find(({ type }) => type.startsWith(kind)));
  const players = new Map(columns.flatMap((market) => market?.selections.map(({ type, name }) => [type, name.cleanName] as const) ?? []));
  const shown = isWhole ? [...players] : [...players].slice(0, FIRST);
  return (
    <>
      <Rows>
        <span />
        <RowHead aria-hidden>{t`Anytime`}</RowHead>
        <RowHead aria-hidden>{t`First`}</RowHead>
        {shown.map(([player, name]) => [
          <RowName key={player} title={name} aria-hidden>
            {name}
          </RowName>,
          ...columns.map((market, at) => {
            const selection = market?.selections.find(({ type }) => type === player);
            return market && selection ? (
              <PriceButton key={selection.id} selection={refOf(selection)} market={market.name} />
            ) : (
              <span key={`${player}-${String(at)}`} />
            );
          }),
        ])}
      </Rows>
      {players.size > FIRST ? (
        <Button tone="quiet" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t`Show fewer players` : t`Show all ${players.size} players`}
        </Button>
      ) : null}
    </>
  );
});

export const areScorers = (markets: readonly MarketOf[]): boolean =>
  markets.length > 0 && markets.every(({ type }) => /^(anytime|first)-/.test(type));

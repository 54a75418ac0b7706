import { memo, useState } from 'react';
import { PriceButton } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { refOf } from '../../parts/odds/selection.ts';
import type { MarketOf } from './marketTypes.ts';
import { Pair, PairHead } from './pairStyles.ts';

const Table = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4' });

const FIRST = 8;

export const Alternates = memo(function Alternates({ markets }: { readonly markets: readonly MarketOf[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const families = [...new Set(markets.map(({ type }) => type))];
  const shown = isWhole ? markets : markets.slice(0, FIRST);
  return (
    <Table>
      {families.map((family) => {
        const rows = shown.filter(({ type }) => type === family);
        const [first] = rows;
        return first ? (
          <Table key={family} role="group" aria-label={first.name}>
            <Pair aria-hidden>
              {first.selections.map((selection) => (
                <PairHead key={selection.id}>{selection.name.cleanName}</PairHead>
              ))}
            </Pair>
            {rows.map((market) => (
              <Pair key={market.id}>
                {market.selections.map((selection) => (
                  <PriceButton key={selection.id} selection={refOf(selection)} market={market.name} />
                ))}
              </Pair>
            ))}
          </Table>
        ) : null;
      })}
      {markets.length > FIRST ? (
        <Button tone="quiet" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t`Show fewer lines` : t`Show all ${markets.length} lines`}
        </Button>
      ) : null}
    </Table>
  );
});

import { memo, useState } from 'react';
import { PriceButton } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { refOf } from '../../parts/odds/selection.ts';
import type { MarketOf } from './marketTypes.ts';
import { RowHead, RowName, Rows } from './rowStyles.ts';

const FIRST = 12;

/** Hides column heads from screen readers, because the price buttons' labels contain them. */
export const OverUnders = memo(function OverUnders({ markets }: { readonly markets: readonly MarketOf[] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <Rows>
        <span />
        <RowHead aria-hidden>{t`Over`}</RowHead>
        <RowHead aria-hidden>{t`Under`}</RowHead>
        {markets.slice(0, isWhole ? markets.length : FIRST).map((market) => [
          <RowName key={market.id} title={market.name} aria-hidden>
            {market.subjectName ?? market.name}
          </RowName>,
          ...market.selections.map((selection) => (
            <PriceButton key={selection.id} selection={refOf(selection)} label={selection.name.minimalName} market={market.name} />
          )),
        ])}
      </Rows>
      {markets.length > FIRST ? (
        <Button tone="quiet" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t`Show fewer lines` : t`Show all ${markets.length} lines`}
        </Button>
      ) : null}
    </>
  );
});

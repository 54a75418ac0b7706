import { useId, useState } from 'react';
import type { BetBuilderMarketsQuery, SelectionLabelFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Picks, Section, Sections } from './builderStyles.ts';
import { PickButton } from './PickButton.tsx';

type Market = NonNullable<BetBuilderMarketsQuery['betBuilder']>['markets'][number];

type BuilderMarketsProps = {
  readonly markets: readonly Market[];
  readonly picks: readonly string[];
  /** Reason why a selection cannot be added, by selection id. */
  readonly keptOut: ReadonlyMap<string, string>;
  readonly onToggle: (selection: SelectionLabelFragment) => void;
  readonly onRefused: (selection: SelectionLabelFragment, why: string) => void;
};

export function BuilderMarkets({ markets, ...rest }: BuilderMarketsProps) {
  const types = [...new Set(markets.map(({ type }) => type))];
  const sorted = [...types.filter((type) => !isAlternate(type)), ...types.filter(isAlternate)];
  if (markets.length === 0)
    return (
      <Sections>
        <Text as="p" size={14} tone="ink2">{t`You can’t combine picks from this game right now.`}</Text>
      </Sections>
    );
  return (
    <Sections>
      {sorted.map((type) => (
        <MarketsOfKind key={type} markets={markets.filter((market) => market.type === type)} {...rest} />
      ))}
    </Sections>
  );
}

const isAlternate = (type: string): boolean => type.startsWith('alternate-');

const FIRST = 3;

function MarketsOfKind({ markets, picks, keptOut, onToggle, onRefused }: BuilderMarketsProps) {
  const [isWhole, setWhole] = useState(false);
  const heading = useHeading(1);
  const id = useId();
  const shown = isWhole ? markets : markets.filter(({ selections }, at) => at < FIRST || selections.some((one) => picks.includes(one.id)));
  return (
    <Section aria-labelledby={id}>
      <Heading as={heading} id={id} size={13} weight="medium" tone="ink2">
        {markets[0]?.name}
      </Heading>
      {shown.map(({ id: marketId, selections }) => (
        <Picks key={marketId} columns={selections.length === 2 ? 2 : selections.length === 3 ? 3 : 1}>
          {selections.map((selection) => (
            <PickButton
              key={selection.id}
              selection={selection}
              isChosen={picks.includes(selection.id)}
              keptOut={keptOut.get(selection.id) ?? null}
              onToggle={onToggle}
              onRefused={onRefused}
            />
          ))}
        </Picks>
      ))}
      {markets.length > FIRST ? (
        <Button tone="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t`Show fewer lines` : t`Show all ${markets.length} lines`}
        </Button>
      ) : null}
    </Section>
  );
}

import { useSyncExternalStore } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import { isInBetslip, roomInBetslip, useBetslipContext } from '#src/core/betslip/index.ts';
import type { SelectionLabelFragment } from '#src/gql/graphql.ts';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Chosen, Foot, Price, Say, Total } from './builderStyles.ts';
import { ChosenPick } from './ChosenPick.tsx';
import { nameWithLine } from './pickNames.ts';
import { gameOf } from './takenGame.ts';
import type { BuiltBet } from './useBuiltBet.ts';

type BuilderFootProps = {
  readonly eventId: string;
  readonly picks: readonly SelectionLabelFragment[];
  readonly built: BuiltBet;
  readonly refused: string | null;
  readonly onToggle: (selection: SelectionLabelFragment) => void;
  readonly onClear: () => void;
};

export function BuilderFoot({ eventId, picks, built, refused, onToggle, onClear }: BuilderFootProps) {
  const [format] = useOddsFormat();
  const { take } = useBetslipContext();
  const { missing, room } = useSlipFor(picks);
  const isTaken = picks.length > 0 && missing === 0;
  const game = gameOf(eventId, picks, built);
  const isFull = missing > room;
  return (
    <Foot aboveBar={room < MOST_SELECTIONS} data-builder-foot="">
      {picks.length > 0 ? (
        <Chosen aria-label={t`Your picks`}>
          {picks.map((pick) => (
            <ChosenPick key={pick.id} selection={pick} onRemove={() => onToggle(pick)} />
          ))}
        </Chosen>
      ) : null}
      <div aria-live="polite">
        {isTaken ? null : <Told picks={picks} built={built} refused={refused} format={format} isFull={isFull} />}
      </div>
      <Total>
        <Text size={13} tone="ink2" aria-live="polite">
          {summaryOf(picks.length, built)}
        </Text>
        {picks.length > 0 ? (
          <Button tone="quiet" size="small" onClick={onClear}>
            {isTaken ? t`Build another` : t`Clear picks`}
          </Button>
        ) : (
          <span />
        )}
        <Price
          title={t`Combined odds`}
          aria-busy={built.isPricing || undefined}
          dim={built.price === null}
          move={built.moved === null ? 'none' : isWorse(built) ? 'down' : 'up'}
        >
          {built.price === null ? '–' : formatPrice(built.price, format)}
        </Price>
      </Total>
      {built.hasFailed ? (
        <Button block tone="secondary" onClick={built.retry}>{t`Try again`}</Button>
      ) : (
        <Button
          block
          size="large"
          tone={isTaken ? 'secondary' : 'primary'}
          disabled={isTaken || game === null || isFull}
          onClick={() => game && take({ legs: [], game, from: { selectionOrigin: 'bet-builder' } })}
        >
          {isTaken ? t`In your betslip` : t`Add to betslip`}
        </Button>
      )}
    </Foot>
  );
}

function summaryOf(count: number, { isPricing }: BuiltBet): string {
  if (count === 0) return t`Choose two or more picks from this game.`;
  if (count === 1) return t`1 pick. Add at least one more.`;
  return isPricing ? t`${count} picks. Getting odds…` : t`${count} picks. All must win.`;
}

const isWorse = ({ moved }: BuiltBet): boolean => moved !== null && moved.to.num * moved.from.den < moved.from.num * moved.to.den;

type ToldProps = Pick<BuilderFootProps, 'built' | 'picks' | 'refused'> & { readonly format: OddsFormat; readonly isFull: boolean };

function Told({ picks, built, refused, format, isFull }: ToldProps) {
  if (refused !== null) return <Line tone="plain">{refused}</Line>;
  if (built.hasFailed) return <Line tone="bad">{t`We could not get odds for these picks. Please try again.`}</Line>;
  const [error] = built.bet?.errors ?? [];
  if (error) {
    const pick = picks.find(({ id }) => id === error.subjectId);
    return <Line tone="bad">{pick ? `${nameWithLine(pick, null)}: ${error.message}` : error.message}</Line>;
  }
  if (isFull)
    return <Line tone="bad">{t`Your betslip can hold ${MOST_SELECTIONS} selections and has no room for these. Remove some first.`}</Line>;
  if (built.moved !== null) {
    const { from, to } = built.moved;
    return <Line tone="ask">{t`The odds changed from ${formatPrice(from, format)} to ${formatPrice(to, format)}.`}</Line>;
  }
  return null;
}

const Line = ({ tone, children }: { readonly tone: 'ask' | 'bad' | 'plain'; readonly children: string }) => (
  <Say tone={tone}>
    <Icon name={tone === 'bad' ? 'alert' : 'info'} size={16} />
    {children}
  </Say>
);

function useSlipFor(picks: readonly SelectionLabelFragment[]) {
  const { store } = useBetslipContext();
  const countMissing = (): number => picks.filter(({ id }) => !isInBetslip(store.getState(), id)).length;
  const countRoom = (): number => roomInBetslip(store.getState());
  return {
    missing: useSyncExternalStore(store.subscribe, countMissing, countMissing),
    room: useSyncExternalStore(store.subscribe, countRoom, countRoom),
  };
}

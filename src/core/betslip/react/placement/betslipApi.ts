import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import {
  AcceptBetslipChangesDocument,
  AddDraftBetsDocument,
  AddFeaturedBetDocument,
  AddMarketSelectionDocument,
  AdjustSelectionPointsDocument,
  BetslipDocument,
  BetslipUpdatesDocument,
  BetUpdatesDocument,
  BuyTeaserPointsDocument,
  ClearBetslipDocument,
  ClearTeaserSelectionsDocument,
  PlaceBetsDocument,
  PlacementDocument,
  RemoveMarketSelectionDocument,
  SetAmountSourceDocument,
  SetDraftBetAmountDocument,
  SetProfitBoostDocument,
  type AddDraftBetsMutation,
  type BetslipFieldsFragment,
  type BetslipUpdatesSubscription,
  type BetUpdatesSubscription,
} from '#src/gql/graphql.ts';
import { laterTask } from '#src/shared/values/laterTask.ts';
import { reportError } from '#src/platform/index.ts';
import type { Decision, Outcome, Placement } from '../../placement.ts';
import { named } from '../../refusals.ts';
import { sourceInput } from '../../rewardsWire.ts';
import type { QueuedIntent, Slip, WantedBets } from '../../types.ts';
import { acceptedInput, decisionFrom, draftBetsInput, gameInput, placeBetsInput, slipFrom } from '../../wire.ts';

export type ChangedBet = BetUpdatesSubscription['betUpdates'];

/** Server's decision; null if the response was lost. */
export type Answer = Decision | null;

export type BetslipApi = {
  readonly readSlip: () => Promise<Slip>;
  readonly perform: (intent: QueuedIntent) => Promise<Slip>;
  readonly place: (placement: Placement, isAgain?: boolean) => Promise<Answer>;
  readonly outcome: (placementId: string) => Promise<Outcome | null>;
  readonly onSlip: (listener: (slip: Slip) => void) => () => void;
  readonly followBets: (onChange: (bet: ChangedBet | null) => void) => () => void;
};

type SureRefusals = Readonly<Record<string, Parameters<typeof named>[0]>>;

/** Error codes that prove that no request for this placement has placed a bet. */
const SURE_REFUSALS: SureRefusals = { BAD_USER_INPUT: 'placement-invalid', GRAPHQL_VALIDATION_FAILED: 'placement-invalid' };
/** Error codes that prove that this request placed no bet; an earlier one may have. */
const SURE_OF_FIRST: SureRefusals = {
  ...SURE_REFUSALS,
  UNAUTHENTICATED: 'not-logged-in',
  UNAUTHORIZED: 'not-logged-in',
  UNAUTHORIZED_REGION: 'region-not-served',
  RATE_LIMITED: 'placed-too-often',
};

/** Reports selections that were not added; `isAll` is true if none was. */
export type NotifyLeftOut = (leftOut: AddDraftBetsMutation['addDraftBets']['leftOut'], isAll: boolean) => void;

/** `readSlip` and `perform` reject on failure, `place` and `outcome` never do. */
export function createBetslipApi(client: ApolloClient, onLeftOut: NotifyLeftOut = () => undefined): BetslipApi {
  const mutate = async <T, V extends OperationVariables>(mutation: TypedDocumentNode<T, V>, variables: V): Promise<T> => {
    const { data } = await client.mutate<T, V>({ mutation, variables, fetchPolicy: 'no-cache' } as never);
    if (data === undefined || data === null) throw new Error('The answer is empty.');
    return data;
  };
  return {
    readSlip: async () => {
      // Waits, because a logout aborts the requests of the current task.
      await laterTask();
      return slipOf((await client.query({ query: BetslipDocument, fetchPolicy: 'no-cache' })).data?.betslip);
    },
    perform: async (intent) =>
      slipOf(intent.kind === 'add-bets' ? await addBets(mutate, intent.bets, onLeftOut) : await perform(mutate, intent)),
    place: (placement, isAgain = false) => place(client, placement, isAgain),
    outcome: (placementId) => outcome(client, placementId),
    onSlip: (listener) =>
      follow(client.subscribe({ query: BetslipUpdatesDocument, fetchPolicy: 'no-cache' }), (data) =>
        listener(slipOf((data as BetslipUpdatesSubscription | null | undefined)?.betslipUpdates)),
      ),
    followBets: (onChange) =>
      follow(client.subscribe({ query: BetUpdatesDocument }), (data) =>
        onChange((data as BetUpdatesSubscription | null | undefined)?.betUpdates ?? null),
      ),
  };
}

const slipOf = (wire: unknown): Slip => {
  if (wire === undefined || wire === null) throw new Error('The answer has no betslip.');
  return slipFrom(wire as BetslipFieldsFragment);
};

type Mutate = <T, V extends OperationVariables>(mutation: TypedDocumentNode<T, V>, variables: V) => Promise<T>;

async function addBets(mutate: Mutate, bets: WantedBets, onLeftOut: NotifyLeftOut): Promise<unknown> {
  const { betslip, leftOut } = (await mutate(AddDraftBetsDocument, draftBetsInput(bets))).addDraftBets;
  if (leftOut.length > 0) onLeftOut(leftOut, leftOut.length === bets.legs.length + (bets.game?.legs.length ?? 0));
  return betslip;
}

async function perform(mutate: Mutate, intent: Exclude<QueuedIntent, { kind: 'add-bets' }>): Promise<unknown> {
  switch (intent.kind) {
    case 'add':
      return (
        await mutate(AddMarketSelectionDocument, {
          input: { ...acceptedInput({ selectionId: intent.selection.id, ...intent.offer }), ...intent.from },
        })
      ).addMarketSelection;
    case 'add-featured':
      return (
        await mutate(AddFeaturedBetDocument, {
          featuredBetId: intent.featuredBetId,
          selectionOrigin: 'featured-bet',
          marketSelections: intent.legs.map(({ selection, offer }) => acceptedInput({ selectionId: selection.id, ...offer })),
        })
      ).addFeaturedBet;
    case 'remove':
      return (await mutate(RemoveMarketSelectionDocument, { selectionId: intent.selectionId })).removeMarketSelection;
    case 'adjust-line':
      return (await mutate(AdjustSelectionPointsDocument, { selectionId: intent.selectionId, marketSelectionId: intent.selection.id }))
        .adjustSelectionPoints;
    case 'clear-teaser':
      return (await mutate(ClearTeaserSelectionsDocument, {})).clearTeaserSelections;
    case 'clear':
      return (await mutate(ClearBetslipDocument, {})).clearBetslip;
    case 'set-amount':
      return (
        await mutate(SetDraftBetAmountDocument, {
          draftBetId: intent.draftBetId,
          amount: intent.cents === null ? null : String(intent.cents),
          amountField: intent.field,
        })
      ).setDraftBetAmount;
    case 'choose-reward':
      return chooseReward(mutate, intent);
    case 'buy-teaser-points':
      return (await mutate(BuyTeaserPointsDocument, { points: intent.points })).buyTeaserPoints;
    case 'accept':
      return (
        await mutate(AcceptBetslipChangesDocument, {
          marketSelections: intent.offers.map(acceptedInput),
          ...(intent.games ? { sameGameParlayLegs: intent.games.map(gameInput) } : {}),
        })
      ).acceptBetslipChanges;
  }
}

async function chooseReward(mutate: Mutate, { draftBetId, use }: Extract<QueuedIntent, { kind: 'choose-reward' }>): Promise<unknown> {
  if (use?.kind === 'profit-boost') return (await mutate(SetProfitBoostDocument, { draftBetId, profitBoostId: use.id })).setProfitBoost;
  return (await mutate(SetAmountSourceDocument, { draftBetId, ...sourceInput(use) })).setAmountSource;
}

/** Caches the response's bets and balances, but not its incomplete slip. Never rejects. */
async function place(client: ApolloClient, placement: Placement, isAgain: boolean): Promise<Answer> {
  try {
    const { data } = await client.mutate({
      mutation: PlaceBetsDocument,
      variables: { bets: placeBetsInput(placement), placementId: placement.id, ...keptInput(placement) },
    });
    return data ? decisionFrom(data.placeBets) : null;
  } catch (error) {
    const code = sureCode(error, isAgain ? SURE_REFUSALS : SURE_OF_FIRST);
    if (code !== null) return { accepted: false, refusals: [named(code, null)] };
    if (!(error instanceof Error) || error.name === 'Error') reportError('betslip', error);
    return null;
  }
}

const keptInput = ({ keepsSelections }: Placement) => (keepsSelections ? { keepBetslipSelections: true } : {});

async function outcome(client: ApolloClient, placementId: string): Promise<Outcome | null> {
  try {
    const { data } = await client.query({ query: PlacementDocument, variables: { placementId }, fetchPolicy: 'network-only' });
    if (!data) return null;
    const { status, result } = data.placement;
    if (status !== 'DECIDED') return { status };
    return result ? { status, decision: decisionFrom(result) } : null;
  } catch {
    return null;
  }
}

function sureCode(error: unknown, sure: SureRefusals): Parameters<typeof named>[0] | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const codes = error.errors.map(({ extensions }) => sure[String(extensions?.['code'])]);
  return codes.find((code) => code !== undefined) ?? null;
}

type Stream<T> = {
  readonly subscribe: (observer: { next: (result: { data?: T | null | undefined }) => void; error: (error: unknown) => void }) => {
    readonly unsubscribe: () => void;
  };
};

function follow<T>(stream: Stream<T>, onData: (data: T | null | undefined) => void): () => void {
  const running = stream.subscribe({
    next: ({ data }) => {
      try {
        onData(data);
      } catch (error) {
        reportError('betslip', error);
      }
    },
    error: (error) => reportError('socket', error),
  });
  return () => running.unsubscribe();
}

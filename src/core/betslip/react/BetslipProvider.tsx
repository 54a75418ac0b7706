import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { createStore } from 'zustand/vanilla';
import { ratio } from '#src/shared/money/ratio.ts';
import { type Platform, reportError, usePlatform } from '#src/platform/index.ts';
import { samePoints } from '../points.ts';
import { storeIntents, intentsOfEvents } from '../storedIntents.ts';
import type { Owner, SelectionRef, ShownSelection } from '../types.ts';
import { fetchLostSheets } from '#src/ui/lostSheet.ts';
import { BetslipContext, type BetslipContextValue, type BetslipFrame, type SlipCallbacks } from './context.ts';
import { holdEvents, type HeldEvents } from './placement/heldEvents.ts';
import { holdsOthers } from './hooks.ts';
import { createSlipStore } from './slipStore.ts';
import { notifyAddFailed } from './placement/notifyAddFailed.ts';
import { isWide } from './panel/useIsWide.ts';

export type BetslipProviderProps = SlipCallbacks & {
  readonly owner: Owner;
  readonly autoAccept: boolean;
  readonly children: ReactNode;
};

type Value = Omit<BetslipContextValue, 'dispatch'> & HeldEvents;

// Loads later; until then, events are queued.
const Machine = lazy(() =>
  loadMachine()
    .catch(async () => {
      await fetchLostSheets();
      return loadMachine();
    })
    .then(
      ({ BetslipMachine }) => ({ default: BetslipMachine }),
      (error: unknown) => {
        reportError('betslip', error);
        return { default: MissingMachine };
      },
    ),
);
const loadMachine = () => import('./BetslipMachine.tsx');

/** Receives everything as props, because folders of `core` do not import each other. */
export function BetslipProvider({ owner, autoAccept, children, ...callbacks }: BetslipProviderProps) {
  const platform = usePlatform();
  const latest = useRef<SlipCallbacks>(callbacks);
  latest.current = callbacks;
  const value = useMemo(() => createValue(platform, () => latest.current), [platform]);
  const { dispatch, waiting } = value;
  useEffect(() => {
    const keep = (): void => {
      const intents = intentsOfEvents(waiting());
      if (intents.length > 0) storeIntents(platform.tabStorage, intents, platform.clock.now());
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [platform, waiting]);
  const ownerId = owner.type === 'player' ? owner.id : null;
  useEffect(
    () => dispatch({ type: 'owner-known', owner: ownerId === null ? ({ type: owner.type } as Owner) : { type: 'player', id: ownerId } }),
    [dispatch, owner.type, ownerId],
  );
  useEffect(() => dispatch({ type: 'auto-accept-set', isOn: autoAccept }), [dispatch, autoAccept, owner.type]);
  const isPlayer = callbacks.onAutoAcceptChange !== null;
  const shared = useMemo(() => (isPlayer ? value : { ...value, onAutoAcceptChange: null }), [value, isPlayer]);
  return (
    <BetslipContext value={shared}>
      {children}
      <Suspense fallback={null}>
        <Machine held={value} store={value.store} owner={owner} callbacks={latest} />
      </Suspense>
    </BetslipContext>
  );
}

/** Stands in for a betslip that failed to load; reports failed additions. */
function MissingMachine({ held }: { readonly held: HeldEvents }): ReactNode {
  useEffect(() => {
    const tell = (type: string): void => (ADDING.has(type) ? notifyAddFailed() : undefined);
    for (const { type } of held.drop()) tell(type);
    held.attach(({ type }) => tell(type));
  }, [held]);
  return null;
}

const ADDING: ReadonlySet<string> = new Set(['selection-toggled', 'featured-taken', 'bets-taken']);

function shownNow({ prices }: Platform, selection: SelectionRef): ShownSelection | null {
  const view = prices.price(selection.id);
  return view && { selection, offer: { price: ratio(view.num, view.den), points: samePoints(view.points) } };
}

function createValue(platform: Platform, callbacks: () => SlipCallbacks): Value {
  const held = holdEvents();
  const frame = createStore<BetslipFrame>(() => ({
    isOpen: false,
    isCollapsed: false,
    isMaximised: false,
    newest: null,
    wantsFocus: false,
    canDeposit: false,
    isDepositing: false,
    joining: null,
  }));
  const store = createSlipStore();
  return {
    ...held,
    store,
    frame,
    toggle: (selection, from) => {
      const shown = shownNow(platform, selection);
      frame.setState({ newest: selection.id });
      if (shown) held.dispatch({ type: 'selection-toggled', ...shown, ...(from && { from }) });
    },
    takeFeatured: (featuredBetId, selections) => {
      const legs = selections.flatMap((selection) => shownNow(platform, selection) ?? []);
      if (legs.length === selections.length) held.dispatch({ type: 'featured-taken', featuredBetId, legs });
    },
    take: (bets, asks = false) =>
      asks && holdsOthers(store.getState(), bets) ? frame.setState({ joining: bets }) : held.dispatch({ type: 'bets-taken', bets }),
    open: () => frame.setState(isWide() ? { isCollapsed: false } : { isOpen: true }),
    onCheckLocation: () => callbacks().onCheckLocation(),
    onLogIn: () => callbacks().onLogIn(),
    onDeposit: () => (frame.getState().canDeposit ? frame.setState({ isDepositing: true }) : callbacks().onDeposit()),
    onGo: (path) => callbacks().onGo(path),
    renderPlacedBet: (bet) => callbacks().renderPlacedBet(bet),
    onAutoAcceptChange: (isOn) => callbacks().onAutoAcceptChange?.(isOn),
  };
}

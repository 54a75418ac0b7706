import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { vi } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { BrandProvider } from '#src/brand/context.tsx';
import { BetslipPanel } from '#src/core/betslip/react/panel/BetslipPanel.tsx';
import { BetslipProvider } from '#src/core/betslip/react/BetslipProvider.tsx';
import { PriceButton } from '#src/core/betslip/react/card/PriceButton.tsx';
import type { Owner } from '#src/core/betslip/types.ts';
import type { WirePlacedBet } from '#src/core/betslip/wire.ts';
import { flagDefaults, FlagsProvider, type FlagValues } from '#src/flags/index.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { ok, type Result } from '#src/shared/values/result.ts';
import { createPlatform, type Platform, PlatformProvider } from '#src/platform/index.ts';
import { TestServer } from './betslipServer.ts';

export const player: Owner = { type: 'player', id: 'p1' };

type Options = {
  readonly owner?: Owner;
  readonly onAutoAcceptChange?: (isOn: boolean) => void;
  readonly beside?: ReactNode;
  readonly server?: TestServer;
  /** Flags that differ from their declared values. */
  readonly flags?: FlagValues;
  readonly verifyLocation?: () => Promise<Result<unknown, string>>;
  readonly takesDeposits?: boolean;
  readonly renderPlacedBet?: (bet: WirePlacedBet) => ReactNode;
};

const drawPlaced = ({ receipt, legs }: WirePlacedBet): ReactNode => (
  <>
    <p>Receipt {receipt.id}</p>
    <p>Share {legs.map(({ event }) => event.name).join(', ')}</p>
  </>
);

/** Renders the betslip panel and a button for each of the server's selections. */
export function show({
  owner = player,
  server = new TestServer(),
  verifyLocation = async () => ok(undefined),
  onAutoAcceptChange,
  beside = null,
  flags = {},
  takesDeposits = false,
  renderPlacedBet = drawPlaced,
}: Options = {}) {
  const platform = createPlatform({
    brandId: 'one',
    hashes: {},
    fetcher: server.fetcher,
    loadSocket: async () => () => ({ subscribe: () => () => undefined, reconnect: () => undefined, dispose: () => undefined }),
  });
  const on = {
    checkLocation: vi.fn(async () => true),
    logIn: vi.fn(),
    deposit: vi.fn(),
    go: vi.fn<(path: string) => void>(),
    rendered: vi.fn<(id: string) => void>(),
  };
  const prices = quote(platform, server);
  const tree = render(
    <BrandProvider brand={brand}>
      <FlagsProvider values={{ ...flagDefaults, ...flags }}>
        <PlatformProvider platform={platform}>
          <BetslipProvider
            owner={owner}
            verifyLocation={verifyLocation}
            onCheckLocation={on.checkLocation}
            onLogIn={on.logIn}
            onDeposit={on.deposit}
            onGo={on.go}
            autoAccept={false}
            onAutoAcceptChange={onAutoAcceptChange ?? null}
            renderPlacedBet={renderPlacedBet}
          >
            {[...server.selections.values()].map(({ id, name, eventId }) => (
              <Profiler key={id} id={id} onRender={on.rendered}>
                <PriceButton selection={{ id, eventId, name }} market="moneyline" />
              </Profiler>
            ))}
            <BetslipPanel takesDeposits={takesDeposits} onDeposited={() => undefined} />
            {beside}
          </BetslipProvider>
        </PlatformProvider>
      </FlagsProvider>
    </BrandProvider>,
  );
  return { server, platform, on, prices, tree, user: userEvent.setup() };
}

/** Pushes price updates like the server. */
function quote(platform: Platform, server: TestServer) {
  let version = 0;
  const send = (changes: Readonly<Record<string, number>> = {}, status = 'OPEN'): void => {
    version += 1;
    for (const selection of server.selections.values()) {
      if (version > 1 && changes[selection.id] === undefined) continue;
      const { num, den } = priceFromAmerican(changes[selection.id] ?? selection.american);
      platform.prices.receive({
        eventId: selection.eventId,
        version: String(version),
        status: 'PRE_GAME',
        matchProgress: 'SCHEDULED',
        scoreboard: null,
        selections: [{ id: selection.id, num: String(num), den: String(den), status: status as 'OPEN', points: selection.points ?? null }],
      });
    }
    platform.prices.flush();
  };
  send();
  return (changes: Readonly<Record<string, number>>, status?: string) => act(() => send(changes, status));
}

export const odds = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, minus 110, moneyline`) });
/** Finds a pressed price button, whose selection is in the slip, by the beginning of its name. */
export const pressed = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}.*moneyline`), pressed: true });
export const card = (name: string) => screen.findByRole('listitem', { name: `${name}, Moneyline` });
export const bet = async (name: string) => within(await card(name)).getByRole<HTMLInputElement>('textbox', { name: 'Bet' });
export const win = async (name: string) => within(await card(name)).getByRole<HTMLInputElement>('textbox', { name: 'To win' });
export const action = (name: string) => screen.findByRole('button', { name });

/** Returns the storage keys of placements whose result the player has not seen. */
export const keptPlacements = () => Object.keys(localStorage).filter((key) => key.includes('placement'));

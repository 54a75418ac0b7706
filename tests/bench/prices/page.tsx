import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { BetslipProvider, PriceButton } from '#src/core/betslip/index.ts';
import { ok } from '#src/shared/values/result.ts';
import { createPlatform, type EventPricesMessage, PlatformProvider } from '#src/platform/index.ts';
import { OddsButton } from '#src/ui/OddsButton.tsx';
import { createDirectBoard } from './directBoard.ts';
import { createFeed, EVENTS, selectionId, SELECTIONS_PER_EVENT } from './feed.ts';

const board = document.getElementById('board') as HTMLElement;
const names = Array.from({ length: EVENTS * SELECTIONS_PER_EVENT }, (_, index) => `Team ${index}`);
const feed = createFeed();

declare global {
  var priceBench: {
    readonly start: () => void;
    readonly stop: () => void;
    readonly longTasks: () => number;
    readonly resetLongTasks: () => void;
    readonly clicks: () => readonly number[];
  };
}

/** The players' site: price store, one subscription per button, betslip button. */
function storeBoard(): (message: EventPricesMessage) => void {
  const silent: typeof fetch = () => new Promise(() => undefined);
  const platform = createPlatform({
    brandId: 'bench',
    hashes: {},
    fetcher: silent,
    loadSocket: async () => () => ({ subscribe: () => () => undefined, reconnect: () => undefined, dispose: () => undefined }),
  });
  createRoot(board).render(
    <PlatformProvider platform={platform}>
      <BetslipProvider
        owner={{ type: 'visitor' }}
        verifyLocation={async () => ok(undefined)}
        onCheckLocation={() => Promise.resolve(true)}
        onLogIn={() => undefined}
        onGo={() => undefined}
        onDeposit={() => undefined}
        autoAccept={false}
        onAutoAcceptChange={null}
        renderPlacedBet={() => null}
      >
        {names.map((name, index) => (
          <PriceButton
            key={name}
            selection={{ id: selectionId(index), eventId: `e${Math.floor(index / SELECTIONS_PER_EVENT)}`, name }}
            market="moneyline"
          />
        ))}
      </BetslipProvider>
    </PlatformProvider>,
  );
  return platform.prices.receive;
}

function directBoard(): (message: EventPricesMessage) => void {
  const samples = document.createElement('div');
  flushSync(() =>
    createRoot(samples).render(
      <OddsButton accessibleName="-" points={null} price="-" trend={null} state="idle" onToggle={() => undefined} />,
    ),
  );
  const direct = createDirectBoard(board, samples.querySelector('button') as HTMLButtonElement);
  names.forEach((name, index) => direct.add(selectionId(index), name));
  return direct.receive;
}

const receive = new URLSearchParams(location.search).get('board') === 'direct' ? directBoard() : storeBoard();
let stop: (() => void) | null = null;
let longTasks = 0;
const clicks: number[] = [];
new PerformanceObserver((list) => {
  longTasks += list.getEntries().length;
}).observe({ type: 'longtask' });
addEventListener(
  'click',
  ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => clicks.push(performance.now() - timeStamp))),
  true,
);
requestAnimationFrame(() => feed.first().forEach(receive));
globalThis.priceBench = {
  start: () => {
    stop ??= feed.start(receive);
  },
  stop: () => {
    stop?.();
    stop = null;
  },
  longTasks: () => longTasks,
  resetLongTasks: () => {
    longTasks = 0;
  },
  clicks: () => clicks,
};

import { type Contender, draws, type Lobby, lobby, renamed } from './lobby.ts';

const contenders: Readonly<Record<string, () => Promise<{ readonly contender: Contender }>>> = {
  own: () => import('./own.tsx'),
  handWritten: () => import('./handWritten.tsx'),
  jsonRender: () => import('./jsonRender.tsx'),
  puck: () => import('./puck.tsx'),
  adaptiveCards: () => import('./adaptiveCards.ts'),
};

declare global {
  // Called by the benchmark. Each function resolves when its work is done.
  var lobbyBench: {
    readonly mount: () => Promise<void>;
    readonly painted: () => Promise<void>;
    readonly change: (times: number) => Promise<void>;
    readonly draws: () => { readonly shelves: number; readonly tiles: number };
    readonly html: () => string;
  };
}

const name = new URLSearchParams(location.search).get('contender') ?? '';
const root = document.querySelector<HTMLElement>('#lobby');
const load = contenders[name];
if (!root || !load) throw new Error(`No contender ${name}`);
const { contender } = await load();

/** Runs `act` in its own task, because code that a debugger evaluates does not count as script time. */
const inTask = (act: () => void): Promise<void> =>
  new Promise((done) => {
    setTimeout(() => {
      act();
      done();
    });
  });

const frame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => done());
  });

let shown: Lobby = lobby;
let turn = 0;

globalThis.lobbyBench = {
  mount: () => {
    const document = contender.documentOf(shown);
    return inTask(() => contender.mount(root, document));
  },
  painted: async () => {
    await frame();
    await frame();
  },
  change: async (times) => {
    const next = Array.from({ length: times }, () => {
      turn += 1;
      shown = renamed(shown, turn);
      return contender.documentOf(shown);
    });
    draws.shelves = 0;
    draws.tiles = 0;
    for (const each of next) await inTask(() => contender.show(each));
  },
  draws: () => draws,
  html: () => root.innerHTML.replaceAll(/ class="[^"]*"/g, ''),
};

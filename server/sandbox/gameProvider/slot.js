import { isStill, shape } from './draw.js';
import { playFree, playHold } from './features.js';
import { createReels, waitFor } from './reels.js';
import { scenery } from './scenery.js';
import { slotRules } from './slotRules.js';
import { symbolSheet } from './symbolArt.js';

const EACH_WIN_MS = 1_300;
const COLOURS = ['#ffd23f', '#5cf2c4', '#ff7ab8', '#7ac8ff', '#ffa04d', '#c7a3ff'];

const create = (name, className, text = '') => Object.assign(document.createElement(name), { className, textContent: text });

/** Draws a slot. `money` formats cents; `announce` speaks to screen readers. */
export function slot(stage, game, { money, announce }) {
  const { slot: title } = game;
  const reels = createReels(title);
  const sign = create('p', 'sign', game.title);
  const detail = create('p', 'detail');
  detail.setAttribute('aria-hidden', 'true');
  const skip = Object.assign(create('button', 'quiet skip', 'Skip to the result'), { type: 'button', hidden: true });
  const machine = create('div', 'machine');
  machine.append(sign, reels.element, detail, skip);
  machine.style.setProperty('--reels', title.reels.length);
  machine.style.setProperty('--rows', title.rows);
  stage.replaceChildren(symbolSheet(title.symbols), scenery(game), machine);
  stage.dataset.kind = 'slot';

  const nameOf = (id) => title.symbols.find((symbol) => symbol.id === id)?.name ?? id;
  const centsOf = (units, betCents) => (units * betCents) / title.units;
  let cycle = 0;

  const wordsOf = (win, betCents) => {
    const where = win.line === null ? (win.ways > 1 ? `, ${win.ways} ways` : '') : ` on line ${win.line}`;
    return `${nameOf(win.symbol)} × ${win.count}${where}: ${money(centsOf(win.units, betCents))}`;
  };
  function mark(wins) {
    reels.clear();
    if (wins.length === 0) return;
    reels.element.dataset.wins = 'true';
    for (const win of wins) {
      for (const cell of win.cells) reels.cellAt(cell)?.classList.add('hit');
      if (win.line === null) continue;
      const points = win.cells.map(([reel, row]) => `${reel + 0.5},${row + 0.5}`).join(' ');
      const colour = COLOURS[(win.line - 1) % COLOURS.length];
      reels.overlay.append(
        shape('polyline', {
          points,
          fill: 'none',
          stroke: colour,
          'stroke-width': 0.06,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        }),
      );
    }
  }
  /** Shows all wins, then each with its words until the next press. */
  async function showWins({ wins }, betCents) {
    const mine = (cycle += 1);
    mark(wins);
    detail.textContent =
      wins.length === 1 || isStill()
        ? wins
            .map((win) => wordsOf(win, betCents))
            .slice(0, 3)
            .join(' · ')
        : '';
    if (wins.length < 2 || isStill()) return;
    await waitFor(EACH_WIN_MS);
    for (let at = 0; mine === cycle; at = (at + 1) % wins.length) {
      mark([wins[at]]);
      detail.textContent = wordsOf(wins[at], betCents);
      await waitFor(EACH_WIN_MS);
    }
  }
  const quiet = () => {
    cycle += 1;
    detail.textContent = '';
    sign.textContent = game.title;
    announce('');
    reels.clear();
  };
  const view = { announce, title, reels, sign, detail, skip, mark, money, centsOf, quiet };

  return {
    label: 'Spin',
    rules: () => slotRules(game, money),
    begin: () => {
      quiet();
      reels.start();
    },
    cancel: () => reels.show(reels.shown()),
    show: ({ round }, betCents) => {
      quiet();
      const last = round.free?.turns.at(-1) ?? round.turn;
      reels.show(last.window);
      mark(last.wins);
      detail.textContent = last.wins
        .map((win) => wordsOf(win, betCents))
        .slice(0, 3)
        .join(' · ');
    },
    async play({ round }, betCents) {
      await reels.stop(round.turn.window);
      if (round.free !== null || round.hold !== null) {
        mark(round.turn.wins);
        if (round.free !== null) await playFree(view, round, betCents);
        if (round.hold !== null) await playHold(view, round, betCents);
        return;
      }
      void showWins(round.turn, betCents);
    },
  };
}

import { isStill } from './draw.js';
import { setSymbol, waitFor } from './reels.js';

const [INTRO_MS, WIN_MS, BETWEEN_MS, RESPIN_MS] = [1_600, 900, 250, 900];

/** Waits, but not once the player has skipped. */
function skipOf({ skip }) {
  let isSkipped = false;
  let wake = () => undefined;
  skip.hidden = false;
  skip.onclick = () => {
    isSkipped = true;
    wake();
  };
  return {
    isSkipped: () => isSkipped,
    pause: (ms) => (isSkipped ? Promise.resolve() : Promise.race([waitFor(ms), new Promise((resolve) => (wake = resolve))])),
    end: () => {
      skip.hidden = true;
      skip.onclick = null;
    },
  };
}

/** Plays free rounds one after the other and shows what they have won so far. */
export async function playFree(view, { free }, betCents) {
  const { announce, reels, sign, detail, mark, money, centsOf, title } = view;
  const skipping = skipOf(view);
  const times = title.free.multiplier > 1 ? `, wins × ${title.free.multiplier}` : '';
  let [total, won] = [free.awarded, 0];
  sign.textContent = `${free.awarded} free rounds${times}`;
  announce(sign.textContent);
  await skipping.pause(INTRO_MS);
  for (const [at, turn] of free.turns.entries()) {
    sign.textContent = `Free round ${at + 1} of ${total}${times}`;
    if (skipping.isSkipped()) reels.show(turn.window);
    else {
      reels.start();
      await reels.stop(turn.window, true);
    }
    mark(turn.wins);
    won += turn.units;
    total += turn.awarded;
    detail.textContent = `${turn.awarded > 0 ? `${turn.awarded} more free rounds · ` : ''}Free rounds so far: ${money(centsOf(won, betCents))}`;
    await skipping.pause(turn.units > 0 || turn.awarded > 0 || isStill() ? WIN_MS : BETWEEN_MS);
  }
  skipping.end();
  sign.textContent = `${free.turns.length} free rounds won ${money(centsOf(free.units, betCents))}`;
}

/** Shows coins that stay, and what each is worth, respin by respin. */
export async function playHold(view, { hold }, betCents) {
  const { announce, reels, sign, detail, money, centsOf, title } = view;
  const skipping = skipOf(view);
  reels.clear();
  reels.element.dataset.wins = 'true';
  let [left, won] = [title.hold.respins, 0];
  const shown = reels.shown();
  const land = (coins) => {
    for (const { cell, units } of coins) {
      const at = reels.cellAt(cell);
      if (shown[cell[0]][cell[1]] !== title.hold.symbol) setSymbol(at, title.hold.symbol);
      const worth = Object.assign(document.createElement('span'), { className: 'worth', textContent: money(centsOf(units, betCents)) });
      at.append(worth);
      at.classList.add('hit', 'coin');
      won += units;
    }
  };
  announce(`${hold.steps[0].length} coins hold. The other cells are drawn again`);
  for (const [at, coins] of hold.steps.entries()) {
    land(coins);
    if (at > 0) left = coins.length > 0 ? title.hold.respins : left - 1;
    sign.textContent =
      at === 0
        ? `${coins.length} coins hold. ${left} respins`
        : coins.length > 0
          ? `${coins.length} more! ${left} respins`
          : `${left} respins left`;
    detail.textContent = `Coins so far: ${money(centsOf(won, betCents))}`;
    await skipping.pause(at === 0 ? INTRO_MS : RESPIN_MS);
  }
  skipping.end();
  sign.textContent = hold.isFull
    ? `Every cell holds a coin: ${money(centsOf(hold.units, betCents))}`
    : `Coins won ${money(centsOf(hold.units, betCents))}`;
}

import { shape } from './draw.js';
import { picture } from './symbolArt.js';

const cell = (name, ...children) => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};
const section = (heading, ...children) => cell('section', cell('h3', heading), ...children);
const percent = (basisPoints) => `${(basisPoints / 100).toFixed(2)} %`;

/** Lists what each symbol pays for a bet, most first. */
function pays({ symbols, pays: ofSymbol, units }, betCents, money) {
  const list = symbols
    .filter(({ id }) => id in ofSymbol)
    .map((symbol) => {
      const each = ofSymbol[symbol.id]
        .map((pay, at) => [at + 1, pay])
        .filter(([, pay]) => pay > 0)
        .toReversed();
      const figures = each.flatMap(([count, pay]) => [cell('dt', `× ${count}`), cell('dd', money((pay * betCents) / units))]);
      return cell('li', picture(symbol.id), cell('strong', symbol.name), cell('dl', ...figures));
    });
  const all = cell('ul', ...list);
  all.className = 'pays';
  return all;
}

function lineDrawing({ rows, reels }, line, at) {
  const cells = [...line].flatMap((wanted, reel) =>
    Array.from({ length: rows }, (_, row) =>
      shape('rect', { x: reel + 0.08, y: row + 0.08, width: 0.84, height: 0.84, rx: 0.15, class: row === Number(wanted) ? 'on' : 'off' }),
    ),
  );
  return shape(
    'svg',
    {
      viewBox: `0 0 ${reels.length} ${rows}`,
      role: 'img',
      'aria-label': `Line ${at + 1}: rows ${[...line].map((row) => Number(row) + 1).join(', ')} from the left`,
    },
    ...cells,
  );
}

function featureOf({ free, hold, symbols, units }, betCents, money) {
  const nameOf = (id) => symbols.find((symbol) => symbol.id === id)?.name ?? id;
  const cents = (count) => money((count * betCents) / units);
  if (free) {
    const awards = Object.entries(free.rounds).map(([count, rounds]) => {
      const paid = free.pays[count] ? ` and ${cents(free.pays[count])}` : '';
      return cell('li', `${nameOf(free.symbol)} × ${count} anywhere: ${rounds} free rounds${paid}`);
    });
    const times = free.multiplier > 1 ? `All their wins count ${free.multiplier} times. ` : '';
    const words = `Free rounds are played at the bet that started them. ${times}They can bring more, up to ${free.most} for one bet.`;
    return section('Free rounds', picture(free.symbol), cell('ul', ...awards), cell('p', words));
  }
  if (!hold) return null;
  const weights = hold.coins.reduce((sum, [, weight]) => sum + weight, 0);
  const worth = hold.coins.map(([count, weight]) => `${cents(count)} (${percent(Math.round((weight / weights) * 10_000))})`).join(', ');
  const words = `${hold.from} or more coins hold their cells. The other cells are drawn again ${hold.respins} times, each with a chance of ${hold.chance[0]} in ${hold.chance[1]} of a coin; every new coin restores the ${hold.respins} respins.`;
  const full = hold.full > 0 ? ` A coin in every cell pays ${cents(hold.full)} more.` : '';
  return section(
    'Hold and respin',
    picture(hold.symbol),
    cell('p', words),
    cell('p', `At the end each coin pays what it shows: ${worth}.${full}`),
  );
}

/** Builds the rules from the same figures that the game plays by. */
export function slotRules({ slot, title, returnToPlayer, isPractice, stakes }, money) {
  const betCents = stakes.find((stake) => stake >= 100) ?? stakes.at(-1);
  const wild = slot.symbols.find(({ role }) => role === 'wild');
  const except = slot.symbols.filter(({ role }) => role === 'coin' || role === 'scatter').map(({ name }) => name);
  const how =
    slot.engine === 'lines'
      ? `Each of ${slot.lines.length} lines pays its best run of equal symbols from the left.`
      : `Equal symbols on neighbouring reels from the left pay for every way to join them: ${slot.rows ** slot.reels.length} ways.`;
  const wilds = wild ? ` ${wild.name} stands for every symbol${except.length > 0 ? ` except ${except.join(' and ')}` : ''}.` : '';
  const { base, feature, startsOneIn } = slot.returns;
  const split =
    feature > 0
      ? `: ${percent(base)} by the reels and ${percent(feature)} by the feature, which starts in 1 of ${startsOneIn.toLocaleString('en-US')} rounds`
      : '';
  const practice = isPractice ? ' This is practice: play money, nothing to win.' : '';
  const shared = slot.sameAs === null ? '' : ` ${title} has the same reels, pays and return as ${slot.sameAs}, under other pictures.`;
  const parts = [
    section('How it pays', cell('p', `${how}${wilds} The figures are for a bet of ${money(betCents)}.`), pays(slot, betCents, money)),
    featureOf(slot, betCents, money),
    slot.engine === 'lines' ? section('Lines', linesOf(slot)) : null,
    section(
      'Bets and return',
      cell('p', `Bets are from ${money(stakes[0])} to ${money(stakes.at(-1))}. A round that is interrupted is played to its end.`),
      cell(
        'p',
        `Over very many rounds ${percent(returnToPlayer)} of what is wagered is paid back${split}. Each round is drawn by itself.${shared}${practice}`,
      ),
    ),
  ];
  return parts.filter((part) => part !== null);
}

function linesOf(slot) {
  const drawn = cell('div', ...slot.lines.map((line, at) => lineDrawing(slot, line, at)));
  drawn.className = 'lines';
  return drawn;
}

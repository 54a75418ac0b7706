import { slot } from './slot.js';
import { wheel } from './wheel.js';

const at = (id) => document.getElementById(id);
const path = location.pathname;
const TRIES = 3;
const WAIT_MS = 800;
/** Refusals after which the page offers to leave the game. */
const ENDS = new Set(['account-restricted', 'casino-restricted', 'excluded', 'not-logged-in', 'session-over', 'time-limit-reached']);

let game = null;
let picture = null;
let stakeAt = 0;
/** Round without an answer: a retry under its `press` plays nothing twice. */
let pending = null;

/** Posts only to the operator's page, whose origin the server named. Cents are sent as text. */
const tell = (message) => (game === null || parent === window ? undefined : parent.postMessage(message, game.hostOrigin));

addEventListener('message', ({ source, origin, data }) => {
  if (game === null || source !== parent || origin !== game.hostOrigin || typeof data !== 'object' || data === null) return;
  if (data.type === 'theme' && (data.theme === 'dark' || data.theme === 'light')) document.documentElement.dataset.theme = data.theme;
});
if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.dataset.theme = 'dark';

const money = (cents) =>
  cents === null
    ? '–'
    : new Intl.NumberFormat('en-US', { style: 'currency', currency: game.currency, currencyDisplay: 'narrowSymbol' }).format(cents / 100);

async function ask(step, body) {
  const answer = await fetch(
    `${path}/${step}`,
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return { ok: answer.ok, status: answer.status, body: await answer.json() };
}

function showBalance(cents) {
  if (cents === null) return;
  at('balance').textContent = money(cents);
  tell({ type: 'balance-changed', balanceCents: String(cents) });
}

function showStake() {
  at('bet').textContent = money(game.stakes[stakeAt]);
  at('less').disabled = pending !== null || stakeAt === 0;
  at('more').disabled = pending !== null || stakeAt === game.stakes.length - 1;
  tell({ type: 'bet-changed', betCents: String(game.stakes[stakeAt]) });
}

function say(text, isWin = false) {
  at('result').textContent = text;
  at('result').dataset.win = String(isWin);
}

function showEnd({ reference, betCents, winCents, description, balanceCents }) {
  at('lastWin').textContent = money(winCents);
  // A win below the bet is a loss, and is not celebrated.
  say(winCents > 0 ? `${description}: ${money(winCents)}` : 'No win this time', winCents > betCents);
  showBalance(balanceCents);
  tell({ type: 'round-ended', reference, betCents: String(betCents), winCents: String(winCents), description });
}

function refuse({ refusal, message }) {
  say('');
  at('problem').textContent = message;
  at('leave').hidden = !ENDS.has(refusal);
  tell({ type: 'wager-refused', refusal, message });
}

/** Requests a round; retries the same press, then throws. */
async function answerOf(press) {
  for (let time = 1; ; time += 1) {
    try {
      return await ask('round', press);
    } catch (error) {
      if (time === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * time));
    }
  }
}

async function play() {
  pending ??= { press: crypto.randomUUID(), betCents: game.stakes[stakeAt] };
  const press = pending;
  at('play').disabled = true;
  at('problem').textContent = '';
  at('leave').hidden = true;
  say('');
  showStake();
  tell({ type: 'round-started', betCents: String(press.betCents) });
  picture.begin?.();
  try {
    const { ok, body } = await answerOf(press);
    pending = null;
    if (ok) {
      await picture.play(body.shown, body.betCents);
      showEnd(body);
    } else {
      picture.cancel?.();
      refuse(body);
      if (body.balanceCents !== undefined) showBalance(body.balanceCents);
    }
  } catch {
    picture.cancel?.();
    at('problem').textContent = 'The answer did not come. Press again to see what became of your round: nothing is wagered twice.';
  }
  at('play').disabled = false;
  showStake();
}

function hueOf(text) {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)) % 360;
  return sum;
}

const cell = (name, ...children) => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};

function lineOf({ label, multiple, chance }) {
  const odds = `1 in ${Math.round(1 / chance).toLocaleString('en-US')}`;
  return cell('tr', cell('td', picture.swatch(multiple), ` ${label}`), cell('td', `×${multiple}`), cell('td', odds));
}

function wheelRules() {
  const least = money(game.stakes[0]);
  const most = money(game.stakes.at(-1));
  const share = (game.returnToPlayer / 100).toFixed(2);
  const practice = game.isPractice ? ' This is practice: play money, nothing to win.' : '';
  const head = cell('tr', ...['Result', 'Pays', 'Chance'].map((name) => Object.assign(cell('th', name), { scope: 'col' })));
  return [
    cell('p', `${picture.about} Bets are from ${least} to ${most}. A round that is interrupted is played to its end.`),
    cell('table', cell('thead', head), cell('tbody', ...game.paytable.map(lineOf))),
    cell('p', `Over very many rounds ${share} % of what is wagered is paid back.${practice}`),
  ];
}

const showRules = () => at('rulesText').replaceChildren(...(picture.rules?.() ?? wheelRules()));

async function showUnseen() {
  const { unseen } = game;
  if (unseen === null) return;
  if (unseen.state !== 'OVER') {
    at('problem').textContent = 'Your last round here was interrupted. It is being played to its end.';
    return;
  }
  if (unseen.shown?.kind === game.kind) picture.show(unseen.shown, unseen.betCents);
  showEnd({ ...unseen, balanceCents: game.balanceCents });
  at('problem').textContent = 'This is how the round ended that you left.';
  await ask('seen', {});
}

async function start() {
  const { ok, body } = await ask('state');
  if (!ok) return void (at('problem').textContent = body.message);
  game = body;
  document.title = game.title;
  document.documentElement.style.setProperty('--hue', String((hueOf(game.theme) + game.seed) % 360));
  at('title').textContent = game.title;
  // The operator's page shows the title above the frame.
  at('title').classList.toggle('unseen', parent !== window || game.kind === 'slot');
  at('practice').hidden = !game.isPractice;
  picture =
    game.kind === 'slot'
      ? slot(at('stage'), game, { money, announce: (text) => (at('news').textContent = text) })
      : wheel(at('stage'), game.slices);
  stakeAt = Math.max(
    0,
    game.stakes.findLastIndex((stake) => stake <= 100),
  );
  at('play').textContent = picture.label;
  at('play').disabled = false;
  tell({ type: 'ready', isPractice: game.isPractice, currency: game.currency });
  showStake();
  showBalance(game.balanceCents);
  showRules();
  await showUnseen();
}

const step = (by) => {
  stakeAt = Math.min(Math.max(0, stakeAt + by), game.stakes.length - 1);
  showStake();
};
at('less').addEventListener('click', () => step(-1));
at('more').addEventListener('click', () => step(1));
at('play').addEventListener('click', () => void play());
at('rules').addEventListener('click', () => {
  at('paytable').showModal();
  // A frame of another site may not take the focus while loading.
  at('paytableTitle').focus();
});
at('leave').addEventListener('click', () => tell({ type: 'close' }));
start().catch(() => (at('problem').textContent = 'The game could not be loaded. Please open it again.'));

const POLL_MS = 1_000;
const at = (id) => document.getElementById(id);
const path = location.pathname;

let pageOrigin = null;
/** To the page around us alone: its origin was told by the operator's server. */
const tell = (message) => (pageOrigin === null || parent === window ? undefined : parent.postMessage(message, pageOrigin));

async function ask(step, body) {
  const answer = await fetch(
    `${path}/${step}`,
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return { ok: answer.ok, status: answer.status, body: await answer.json() };
}

const money = ({ amountCents, currency }) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(Number(amountCents) / 100);

/** What the page around us is told of each end. */
function over(state) {
  const { status, reference: transactionId } = state;
  at('card').hidden = true;
  at('wait').textContent = '';
  if (status === 'APPROVED') tell({ type: 'depositSuccessful', transactionId });
  if (status === 'MISMATCH') tell({ type: 'showInformationMismatch', transactionId });
  if (status === 'EXPIRED') tell({ type: 'resubmitCreate', transactionId });
  if (status === 'DECLINED') {
    const errorMessage = state.mayTryAgain
      ? 'Your card was declined.'
      : 'Your deposit could not be processed. Please contact Customer Support for assistance.';
    tell({ type: 'depositFailed', transactionId, errorMessage, showTryAgainCTA: state.mayTryAgain });
  }
}

async function settle(state) {
  if (state.status !== 'PENDING') return over(state);
  at('card').hidden = true;
  at('wait').textContent = 'Asking your bank…';
  // Nobody will ever tell: the receipt says how it stands.
  if (state.isSilent) return tell({ type: 'showReceipt', transactionId: state.reference });
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  const next = await ask('state').catch(() => null);
  return settle(next?.ok ? next.body : state);
}

function problemOf({ number, expiry, cvc }) {
  if (number.replaceAll(/\D/g, '').length < 12) return ['number', 'Enter your card number.'];
  const [, month] = /^\s*(\d{1,2})\s*\/\s*\d{2}\s*$/.exec(expiry) ?? [];
  if (!(Number(month) >= 1 && Number(month) <= 12)) return ['expiry', 'Enter the expiry as MM / YY.'];
  return /^\d{3,4}$/.test(cvc) ? null : ['cvc', 'Enter the security code.'];
}

function complain([field, message]) {
  for (const input of document.querySelectorAll('input')) input.toggleAttribute('aria-invalid', input.id === field);
  at('problem').textContent = message;
  at(field).focus();
}

async function pay(event) {
  event.preventDefault();
  const card = { number: at('number').value, expiry: at('expiry').value, cvc: at('cvc').value.trim() };
  const problem = problemOf(card);
  if (problem) return complain(problem);
  at('pay').disabled = true;
  const answer = await ask('charge', card).catch(() => null);
  at('pay').disabled = false;
  if (answer === null) return complain(['number', 'The bank was not reached. Try again.']);
  return answer.status === 422 ? complain([answer.body.field, answer.body.message]) : settle(answer.body);
}

async function begin() {
  const { ok, body: state } = await ask('state');
  if (!ok) return void (at('wait').textContent = 'There is no such payment.');
  pageOrigin = state.pageOrigin;
  at('amount').textContent = `Pay ${money(state)}`;
  at('pay').textContent = `Pay ${money(state)}`;
  tell({ type: 'ready' });
  if (state.status !== 'PENDING') return over(state);
  if (!state.asksForCard) return settle((await ask('charge', {})).body);
  at('card').hidden = false;
  at('card').addEventListener('submit', (event) => void pay(event));
  at('cancel').addEventListener('click', () => {
    const leave = () => tell({ type: 'goBackToDeposit' });
    void ask('cancel', {}).then(leave, leave);
  });
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== pageOrigin || data?.type !== 'theme') return;
  const theme = data.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
});

void begin();

const POLL_MS = 1_000;
const at = (id) => document.getElementById(id);
const path = location.pathname;

let pageOrigin = null;
/** Posts only to the operator's page, whose origin the server named. */
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

/** Tells the operator's page the end of a payment. */
function over(state) {
  const { status, reference: transactionId, direction } = state;
  at('card').hidden = true;
  at('payer').hidden = true;
  at('bank').hidden = true;
  at('wallet').hidden = true;
  at('wait').textContent = '';
  if (direction === 'out') return paidOut(status, transactionId);
  if (status === 'APPROVED') tell({ type: 'depositSuccessful', transactionId });
  if (status === 'MISMATCH') tell({ type: 'showInformationMismatch', transactionId });
  if (status === 'EXPIRED') tell({ type: 'resubmitCreate', transactionId });
  if (status === 'DECLINED') {
    const errorMessage = state.mayTryAgain
      ? state.way === 'card' || state.way === 'applepay'
        ? 'Your card was declined.'
        : 'Your account was declined.'
      : 'Your deposit could not be processed. Please contact Customer Support for assistance.';
    tell({ type: 'depositFailed', transactionId, errorMessage, showTryAgainCTA: state.mayTryAgain });
  }
}

/** Leaves the result of a payout to the receipt. */
function paidOut(status, transactionId) {
  const types = { MISMATCH: 'showInformationMismatch', EXPIRED: 'goBackToWithdrawal' };
  tell({ type: types[status] ?? 'showReceipt', transactionId });
}

async function settle(state) {
  // The operator's page charges or cancels the payment.
  if (state.isApproved && state.status === 'PENDING') return tell({ type: 'depositSuccessful', transactionId: state.reference });
  // A payout continues without the page.
  if (state.status !== 'PENDING' || state.direction === 'out') return over(state);
  for (const form of ['card', 'payer', 'bank', 'wallet']) at(form).hidden = true;
  at('wait').textContent = 'Asking your bank…';
  // Without a result: the receipt shows the state.
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

function bankProblemOf({ routing, account }) {
  if (!/^\d{9}$/.test(routing.replaceAll(/[\s-]/g, ''))) return ['routing', 'Enter the nine digits of your bank.'];
  return /^\d{4,17}$/.test(account.replaceAll(/[\s-]/g, '')) ? null : ['account', 'Enter your account number.'];
}

function complain([field, message]) {
  for (const input of document.querySelectorAll('input')) input.toggleAttribute('aria-invalid', input.id === field);
  const problem = ['bank', 'payer', 'wallet'].find((form) => at(form).contains(at(field)));
  at(problem === undefined ? 'problem' : `${problem}Problem`).textContent = message;
  at(field).focus();
}

async function send(button, given, problem, first) {
  if (problem) return complain(problem);
  button.disabled = true;
  const answer = await ask('charge', given).catch(() => null);
  button.disabled = false;
  if (answer === null) return complain([first, 'The bank was not reached. Try again.']);
  return answer.status === 422 ? complain([answer.body.field, answer.body.message]) : settle(answer.body);
}

function pay(event) {
  event.preventDefault();
  const card = { number: at('number').value, expiry: at('expiry').value, cvc: at('cvc').value.trim() };
  return send(at('pay'), card, problemOf(card), 'number');
}

function withdraw(event) {
  event.preventDefault();
  const bank = { routing: at('routing').value, account: at('account').value };
  return send(at('withdraw'), bank, bankProblemOf(bank), 'account');
}

function approve(event) {
  event.preventDefault();
  const email = at('email').value.trim();
  const problem = email.includes('@') ? null : ['email', 'Enter the email of your account.'];
  return send(at('approve'), { email }, problem, 'email');
}

/** Stands for the device's own sheet, which opens by a press in this page. */
function confirmed(event) {
  event.preventDefault();
  at('sheet').close();
  return send(at('confirm'), { number: at('held').value }, null, 'open');
}

const forms = { payer: 'payer', account: 'bank', card: 'card', wallet: 'wallet' };
const titles = { payer: 'Approve your payment', wallet: 'Pay with Apple Pay', account: 'Pay from your bank', card: 'Pay by card' };

async function begin() {
  const { ok, body: state } = await ask('state');
  if (!ok) return void (at('wait').textContent = 'There is no such payment.');
  pageOrigin = state.pageOrigin;
  const isOut = state.direction === 'out';
  at('amount').textContent = `${isOut ? 'Withdraw' : 'Pay'} ${money(state)}`;
  const isPayer = state.asksFor === 'payer';
  document.title = isOut ? (isPayer ? 'Withdraw by Interac' : 'Withdraw to your bank') : (titles[state.asksFor] ?? 'Payment');
  at('pay').textContent = `Pay ${money(state)}`;
  at('withdraw').textContent = `${isOut ? 'Withdraw' : 'Pay'} ${money(state)}`;
  at('approve').textContent = `${isOut ? 'Withdraw' : 'Approve'} ${money(state)}`;
  tell({ type: 'ready' });
  if (state.status !== 'PENDING') return over(state);
  if (state.isApproved) return settle(state);
  if (state.asksFor === null) return settle((await ask('charge', {})).body);
  const leave = () => tell({ type: isOut ? 'goBackToWithdrawal' : 'goBackToDeposit' });
  const cancel = () => void ask('cancel', {}).then(leave, leave);
  // PayPal before approval: the operator's page cancels.
  const drop = () => (state.way === 'paypal' ? leave() : cancel());
  at(forms[state.asksFor]).hidden = false;
  at('total').textContent = money(state);
  at('wallet').addEventListener('submit', (event) => void confirmed(event));
  at('open').addEventListener('click', () => at('sheet').showModal());
  at('dismiss').addEventListener('click', () => at('sheet').close());
  at('close').addEventListener('click', cancel);
  at('card').addEventListener('submit', (event) => void pay(event));
  at('bank').addEventListener('submit', (event) => void withdraw(event));
  at('payer').addEventListener('submit', (event) => void approve(event));
  at('drop').addEventListener('click', drop);
  at('cancel').addEventListener('click', cancel);
  at('leave').addEventListener('click', cancel);
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== pageOrigin || data?.type !== 'theme') return;
  const theme = data.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
});

void begin();

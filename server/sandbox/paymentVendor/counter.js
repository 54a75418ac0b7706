const LOOK_MS = 2_000;
const list = document.getElementById('awaited');

const money = ({ amountCents, currency }) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(Number(amountCents) / 100);

function act(reference, end, label, look) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = look;
  button.textContent = label;
  button.addEventListener('click', () => {
    button.disabled = true;
    void fetch(`/counter/${encodeURIComponent(reference)}/${end}`, { method: 'POST' }).then(show);
  });
  return button;
}

function entry(payment) {
  const part = document.createElement('section');
  const words = document.createElement('p');
  const isOut = payment.direction === 'out';
  const way = payment.way === 'cash' ? 'Cash' : 'Wire';
  words.textContent = `${payment.payerReference} · ${way} ${isOut ? 'out' : 'in'} · ${money(payment)}`;
  part.append(
    words,
    act(payment.payerReference, 'done', isOut ? 'Paid out' : 'Received', ''),
    act(payment.payerReference, 'refused', isOut ? 'Sent back' : 'Turn away', 'quiet'),
  );
  return part;
}

let shown = null;
async function show() {
  const text = await (await fetch('/counter/awaited')).text();
  if (text === shown) return;
  shown = text;
  const awaited = JSON.parse(text);
  const nothing = document.createElement('p');
  nothing.textContent = 'Nothing is waited for.';
  list.replaceChildren(...(awaited.length === 0 ? [nothing] : awaited.map(entry)));
}

setInterval(() => void show().catch(() => undefined), LOOK_MS);
void show();

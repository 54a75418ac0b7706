import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { addressOf, choiceOf } from './address.ts';
import { notifyParent } from './frameMessages.ts';
import { themed } from '../themed.ts';

const root = document.getElementById('root');
const page = root && createRoot(root);
const isFramed = parent !== globalThis.window;
let turn = 0;

async function show(): Promise<void> {
  const choice = choiceOf(location.search);
  if (!choice.isOwn && choice.kind === null && choice.family === null && !isFramed) {
    location.replace(addressOf('gallery', choice));
    return;
  }
  const brand = await themed(choice.brand, choice.mode);
  // A newer call has replaced this one.
  if (brand === null) return;
  turn += 1;
  // Keeps the user's file mounted. A new mount would validate it again.
  page?.render(<Gallery key={choice.isOwn ? 'own' : turn} brand={brand} choice={choice} onReport={isFramed ? notifyParent : null} />);
}

// The gallery changes the URL without reloading.
addEventListener('popstate', () => void show());
await show();

import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { addressOf, choiceOf } from './address.ts';
import { tellParent } from './frameMessages.ts';
import { themed } from '../themed.ts';

/** Draws what the address asks for. Inside the gallery the address is changed from outside, without loading the page again. */
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
  // A later address was quicker.
  if (brand === null) return;
  turn += 1;
  // A document of the reader's own stays where it is: it is read anew when it matters who looks.
  page?.render(<Gallery key={choice.isOwn ? 'own' : turn} brand={brand} choice={choice} onReport={isFramed ? tellParent : null} />);
}

addEventListener('popstate', () => void show());
await show();

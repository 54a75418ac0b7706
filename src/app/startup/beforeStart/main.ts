import { keepPlace } from './keepPlace.ts';
import { type Code, loadInTurn } from './loadInTurn.ts';
import { keepPress } from './press.ts';
import { whenWanted } from './whenWanted.ts';

// Looks the root up each time, so that a removed root does not stay in memory.
const root = (): HTMLElement | null => document.getElementById('root');

function begin(view: HTMLElement | null): void {
  if (view === null) return;
  keepPlace(view);
  keepPress(view);
}

const code = JSON.parse(document.getElementById('code')?.textContent ?? '{}') as Partial<Code>;
begin(root());
whenWanted(document)
  .then(() => loadInTurn({ fetch: code.fetch ?? [], run: code.run ?? [] }))
  .catch(() => root()?.replaceChildren('The page could not be started. Please reload it. For help with gambling call 1-800-GAMBLER.'));

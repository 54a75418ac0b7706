import { type RefObject, useEffect, useRef, useState } from 'react';
import { type GameMessage, gameMessage } from './gameMessage.ts';

const SILENCE_MS = 20_000;

export type Table = {
  readonly isReady: boolean;
  readonly isSilent: boolean;
  readonly betCents: bigint | null;
  readonly lastWinCents: bigint | null;
  /** Practice only. */
  readonly balanceCents: bigint | null;
};

const EMPTY: Table = { isReady: false, isSilent: false, betCents: null, lastWinCents: null, balanceCents: null };

function after(table: Table, message: GameMessage): Table {
  const known = { ...table, isReady: true, isSilent: false };
  if (message.type === 'round-started' || message.type === 'bet-changed') return { ...known, betCents: message.betCents };
  if (message.type === 'round-ended') return { ...known, lastWinCents: message.winCents };
  return message.type === 'balance-changed' ? { ...known, balanceCents: message.balanceCents } : known;
}

type Door = { readonly table: Table; readonly frame: RefObject<HTMLIFrameElement | null> };

/** Accepts messages of the frame's window and origin only (checklist 49). */
export function useTable(url: string | null, onMessage: (message: GameMessage) => void): Door {
  const frame = useRef<HTMLIFrameElement>(null);
  const [table, setTable] = useState(EMPTY);
  const heard = useRef(onMessage);
  heard.current = onMessage;
  useEffect(() => {
    setTable(EMPTY);
    if (url === null) return;
    const { origin } = new URL(url);
    const silence = setTimeout(() => setTable((now) => (now.isReady ? now : { ...now, isSilent: true })), SILENCE_MS);
    const hear = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = gameMessage(event.data);
      if (!message) return;
      setTable((now) => after(now, message));
      heard.current(message);
      if (message.type !== 'ready') return;
      const theme = document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';
      frame.current?.contentWindow?.postMessage({ type: 'theme', theme }, origin);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(silence);
      removeEventListener('message', hear);
    };
  }, [url]);
  return { table, frame };
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { themeMessage } from '#src/platform/frames/pageMode.ts';
import { useFrame } from '#src/platform/frames/useFrame.ts';
import { type GameMessage, gameMessage } from './gameMessage.ts';

const SILENCE_MS = 20_000;

export type Table = {
  readonly isReady: boolean;
  readonly isSilent: boolean;
  /** True from the wager until its result. Meanwhile the page must not change. */
  readonly isInRound: boolean;
  readonly betCents: bigint | null;
  readonly lastWinCents: bigint | null;
  /** Balance of a practice game. Null in real-money games. */
  readonly balanceCents: bigint | null;
};

const EMPTY: Table = { isReady: false, isSilent: false, isInRound: false, betCents: null, lastWinCents: null, balanceCents: null };

function after(table: Table, message: GameMessage): Table {
  const known = { ...table, isReady: true, isSilent: false };
  const over = { ...known, isInRound: false };
  if (message.type === 'bet-changed') return { ...known, betCents: message.betCents };
  if (message.type === 'round-started') return { ...known, isInRound: true, betCents: message.betCents };
  if (message.type === 'round-ended') return { ...over, lastWinCents: message.winCents };
  if (message.type === 'ready' || message.type === 'wager-refused') return over;
  return message.type === 'balance-changed' ? { ...known, balanceCents: message.balanceCents } : known;
}

type Door = { readonly table: Table; readonly frame: RefObject<HTMLIFrameElement | null> };

/** Accepts messages only from the frame's window and origin (checklist 49). */
export function useTable(url: string | null, onMessage: (message: GameMessage) => void): Door {
  const [table, setTable] = useState(EMPTY);
  useLayoutEffect(() => setTable(EMPTY), [url]);
  const { frame } = useFrame({
    url,
    read: gameMessage,
    silenceMs: SILENCE_MS,
    onSilent: () => setTable((now) => ({ ...now, isSilent: true })),
    onMessage: (message, answer) => {
      setTable((now) => after(now, message));
      onMessage(message);
      if (message.type === 'ready') answer(themeMessage());
    },
  });
  return { table, frame };
}

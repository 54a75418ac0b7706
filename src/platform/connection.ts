import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Socket } from './socket/types.ts';

/** `lostAt`: when the connection was lost, in Unix milliseconds; null while connected. */
export const connection = createStore<{ readonly lostAt: number | null }>(() => ({ lostAt: null }));

export const useIsConnected = (): boolean => useStore(connection, ({ lostAt }) => lostAt === null);

export const isConnected = (): boolean => connection.getState().lostAt === null;

const AGAIN_MS = 3_000;

export type ConnectionPorts = {
  readonly socket: Pick<Socket, 'onState' | 'state'>;
  readonly now: () => number;
  /** Resolves to true if our site responds, with any status. Never rejects. */
  readonly reach: () => Promise<boolean>;
};

/**
 * Tracks the network. Believes the browser if it reports a loss. Checks a return or a closed socket by a request, because networks may
 * block sockets. Returns a stop function.
 */
export function watchConnection({ socket, now, reach }: ConnectionPorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const lose = (): void => {
    if (isConnected()) connection.setState({ lostAt: now() });
  };
  const find = (): void => {
    clearTimeout(timer);
    connection.setState({ lostAt: null });
  };
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const isReached = navigator.onLine && (await reach());
    if (isOver) return;
    if (isReached) return find();
    lose();
    timer = setTimeout(() => void look(), AGAIN_MS);
  };
  const check = (): void => void look();
  const ignore = socket.onState((state) => {
    if (state === 'live') find();
    else if (state === 'down') check();
  });
  addEventListener('offline', check);
  addEventListener('online', check);
  if (!navigator.onLine || socket.state() === 'down') check();
  return () => {
    isOver = true;
    clearTimeout(timer);
    ignore();
    removeEventListener('offline', check);
    removeEventListener('online', check);
    connection.setState({ lostAt: null });
  };
}

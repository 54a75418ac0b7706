import { vi } from 'vitest';
import type { TestServer } from './server.ts';

/** Waits until the register has answered: a login before that has no offers, and a short token. */
export const registerAnswered = ({ app }: TestServer, playerId: string): Promise<boolean> =>
  vi.waitUntil(() => app.deps.register.ensure(playerId), { timeout: 15_000 });

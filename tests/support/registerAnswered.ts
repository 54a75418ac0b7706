import { vi } from 'vitest';
import type { TestServer } from './server.ts';

/** Waits until the exclusion register has answered. Earlier logins get no offers and a short-lived token. */
export const registerAnswered = ({ app }: TestServer, playerId: string): Promise<boolean> =>
  vi.waitUntil(() => app.deps.register.ensure(playerId), { timeout: 15_000 });

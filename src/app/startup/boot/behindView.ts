import type { ApolloClient } from '@apollo/client';
import type { Brand } from '#src/brand/contract.ts';
import { type LongAnswer, takeInParts } from '#src/platform/graphql/takeInParts.ts';
import { nextTask, withTimeout } from '../pauses.ts';
import type { Startup } from './startup.ts';
import { loadFonts } from './theme.ts';

export { stageBehind } from './stage.ts';

const PATIENCE_MS = 3_000;

/** Caches the response in parts, to keep the page responsive. */
export const take = (client: ApolloClient, answer: LongAnswer): Promise<void> => takeInParts(client, answer, nextTask);

/** Waits until React can draw the same HTML as the server. Null if startup fails or after `PATIENCE_MS`. */
export async function whenReady(brand: Brand, code: Promise<void>, startup: Promise<Startup>): Promise<Startup | null> {
  void loadFonts(brand);
  const needed = Promise.allSettled([
    startup,
    code,
    import('../../frame/shell/lazyFrame.ts'),
    import('../../frame/shell/HeaderSearch.tsx'),
  ]);
  const come = await withTimeout(needed, PATIENCE_MS);
  return come?.[0].status === 'fulfilled' ? come[0].value : null;
}

import type { ApolloClient } from '@apollo/client';
import type { Brand } from '#src/brand/contract.ts';
import { type LongAnswer, takeInParts } from '#src/platform/graphql/takeInParts.ts';
import { nextTask, within } from '../pauses.ts';
import type { Startup } from './startup.ts';
import { loadFonts } from './theme.ts';

// What only a start behind a first view needs; the server has a browser fetch it with such a page.
export { stageBehind } from './stage.ts';

/** How long a first view waits for the page's code, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Who looks at a first view may touch it: the answer is taken in bit by bit. */
export const take = (client: ApolloClient, answer: LongAnswer): Promise<void> => takeInParts(client, answer, nextTask);

/** While there is a first view to look at, the page waits for its code: what it draws then is what is seen already, with life in it. */
export async function whenReady(brand: Brand, code: Promise<void>, startup: Promise<Startup>): Promise<Startup | null> {
  void loadFonts(brand);
  const needed = Promise.allSettled([
    startup,
    code,
    import('../../frame/shell/lateFrame.ts'),
    import('../../features/search/HeaderSearch.tsx'),
  ]);
  const come = await within(needed, PATIENCE_MS);
  return come?.[0].status === 'fulfilled' ? come[0].value : null;
}

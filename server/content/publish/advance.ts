import type { Authored } from '../authored/index.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { checkForPublish } from './check.ts';
import type { LayoutStore } from './store.ts';

/** Author of a build's documents, as opposed to operators. */
export const AUTHORED = 'authored';

export type Moved = { readonly surface: string; readonly revision: string };
export type AdvanceLog = { readonly info?: (fields: object, message: string) => void };

/** Replaces other builds' documents by this build's. Keeps and logs operators' documents. Throws if a document is invalid. */
export async function advanceAuthored(
  store: LayoutStore,
  documents: readonly Authored[],
  { at, log }: { readonly at: Date; readonly log?: AdvanceLog | undefined },
): Promise<readonly Moved[]> {
  const heads = new Map((await store.heads()).map((head) => [placeOf(head), head]));
  const moved: Moved[] = [];
  for (const { document, brand, region } of documents) {
    const { surface } = document;
    const head = heads.get(placeOf({ surface, brand, region }));
    const revision = hashOf(document);
    if (!head || head.hash === revision) continue;
    if (head.movedBy !== AUTHORED) {
      log?.info?.({ event: 'layout-kept', surface, brand, region, movedBy: head.movedBy }, 'layout: an operator put it there, so it stays');
      await store.keep({ surface, document, author: AUTHORED, at });
      continue;
    }
    assertPasses({ document, brand, region });
    if (await store.advance({ surface, brand, region, document, author: AUTHORED, at, from: head.hash })) moved.push({ surface, revision });
  }
  return moved;
}

const hashes = new WeakMap<object, string>();
const passed = new WeakSet<object>();

function hashOf(document: Authored['document']): string {
  const hash = hashes.get(document) ?? contentHash(document);
  hashes.set(document, hash);
  return hash;
}

export function assertPasses({ document, brand, region }: Authored): void {
  if (passed.has(document)) return;
  const { problems } = checkForPublish(document.surface, document);
  if (problems.length > 0)
    throw new Error(`The authored document ${document.surface} (${brand}, ${region}) does not pass: ${JSON.stringify(problems)}`);
  passed.add(document);
}

const placeOf = ({ surface, brand, region }: { surface: string; brand: string; region: string }): string =>
  JSON.stringify([surface, brand, region]);

import { execute, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { AppDeps } from '../../deps.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import type { GraphQLContext } from '../context.ts';
import { cacheableDocument, type ReadDocument } from './cacheableDocument.ts';
import type { Shown } from '#server/content/index.ts';
import { type CachedResponse, toCachedResponse } from './cachedResponse.ts';
import { placeholders } from '../visitor.ts';

const TTL_MS = 2_000;
const MOVED_TTL_MS = 250;
const MAX_BYTES = 32 * 1_024 * 1_024;
const MAX_DOCUMENTS = 500;

export type CacheableRequest = {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly viewer: Viewer;
};

type Kept = { readonly answer: Promise<CachedResponse | null>; readonly madeAtMs: number; readonly worldVersion: number; bytes: number };

export class ResponseCache {
  readonly #documents = new BoundedCache<string, DocumentNode | null>(MAX_DOCUMENTS);
  readonly #kept = new Map<string, Kept>();
  readonly #schema: GraphQLSchema;
  readonly #read: ReadDocument;
  readonly #deps: AppDeps;
  readonly #elapsedMs: () => number;
  #worldVersion = 0;
  #bytes = 0;

  constructor(schema: GraphQLSchema, read: ReadDocument, deps: AppDeps, elapsedMs: () => number = () => performance.now()) {
    this.#schema = schema;
    this.#read = read;
    this.#deps = deps;
    this.#elapsedMs = elapsedMs;
  }

  readonly worldMoved = (): void => {
    this.#worldVersion += 1;
  };
  readonly layoutsMoved = (): void => {
    this.#kept.clear();
    this.#bytes = 0;
  };

  readonly isHot = (text: string): boolean => this.#documentOf(text) !== null;

  /** Returns null for an uncacheable query. Resolves to null if the result has errors. */
  answer(question: CacheableRequest): Promise<CachedResponse | null> | null {
    const document = this.#documentOf(question.text);
    if (!document) return null;
    const key = keyOf(question);
    const kept = this.#kept.get(key);
    if (kept && this.#isFresh(kept)) return kept.answer;
    const answer = this.#make(document, question);
    void this.#keep(key, answer);
    return answer;
  }

  async #keep(key: string, answer: Promise<CachedResponse | null>): Promise<void> {
    const kept: Kept = { answer, madeAtMs: this.#elapsedMs(), worldVersion: this.#worldVersion, bytes: key.length };
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    const size = await answer.then((made) => made?.bytes ?? 0).catch(() => 0);
    // Ignores the answer's size if another call has meanwhile replaced or dropped the cache entry.
    if (this.#kept.get(key) !== kept) return;
    kept.bytes += size;
    this.#bytes += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #isFresh({ madeAtMs, worldVersion }: Kept): boolean {
    return this.#elapsedMs() - madeAtMs < (worldVersion === this.#worldVersion ? TTL_MS : MOVED_TTL_MS);
  }

  #documentOf(text: string): DocumentNode | null {
    return this.#documents.getOrMake(text, () => cacheableDocument(this.#schema, this.#read, text));
  }

  async #make(document: DocumentNode, { operationName, variables, viewer }: CacheableRequest): Promise<CachedResponse | null> {
    // Passes an empty session, because cached answers may depend on being logged in, but not on the player.
    const session = viewer.session && { id: '', playerId: '' };
    const shown: Shown[] = [];
    const contextValue: GraphQLContext = {
      deps: this.#deps,
      viewer: { ...viewer, session, owner: null },
      visitor: placeholders(viewer),
      saw: (each) => void shown.push(each),
    };
    const result = await execute({
      schema: this.#schema,
      document,
      contextValue,
      variableValues: variables ?? {},
      ...(operationName === undefined ? {} : { operationName }),
    });
    if (result.errors !== undefined) return null;
    return toCachedResponse(JSON.stringify(result), shown);
  }
}

const keyOf = ({ text, operationName, variables, viewer }: CacheableRequest): string =>
  [
    viewer.brand,
    viewer.region,
    viewer.addressRegion,
    viewer.device,
    viewer.capabilities ?? '',
    viewer.session === null ? 'visitor' : 'player',
    viewer.anonymousId === null ? 'new' : 'known',
    (viewer.segments ?? []).join(','),
    operationName ?? '',
    JSON.stringify(variables ?? null),
    text,
  ].join('\n');

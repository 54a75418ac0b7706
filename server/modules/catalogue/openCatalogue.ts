import type { Kysely } from 'kysely';
import type { WorldMessage } from './messages/messages.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import type { GameFeature } from '#server/platform/config/config.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { createCatalogueState } from './state/catalogue.ts';
import { listen } from '#server/platform/bus/worldChannel.ts';
import { readBase, readOffer } from './state/rows.ts';
import type { Catalogue } from './types.ts';

export type CatalogueOptions = {
  /** Database URL for `LISTEN`, which announces other processes' imports. */
  readonly url?: string;
  readonly features?: ReadonlySet<GameFeature>;
  readonly onError?: (error: unknown) => void;
};

/** Opens a catalogue kept current by the bus and `NOTIFY world_changed`. Throws if the database cannot be read. */
export async function openCatalogue(db: Kysely<Schema>, bus: Bus, options: CatalogueOptions = {}): Promise<Catalogue> {
  const { putBase, putOffer, apply, ...reads } = createCatalogueState(options.features ?? new Set());
  const report = options.onError ?? (() => undefined);
  const early: WorldMessage[] = [];
  let isLoaded = false;
  let tail: Promise<unknown> = Promise.resolve();

  const reload = (eventIds: readonly string[]): Promise<void> => {
    const run = tail.then(async () => {
      putBase(await readBase(db));
      for (const id of putOffer(await readOffer(db, eventIds), eventIds)) bus.publish(topics.event(id), reads.eventPrices(id));
    });
    tail = run.catch(report);
    return run;
  };
  const reloadQuietly = (eventIds: readonly string[]): void => void reload(eventIds).catch(() => undefined);
  const take = (message: WorldMessage): void => {
    if (!isLoaded) early.push(message);
    else if ('reload' in message) reloadQuietly(message.reload);
    else if (!apply(message)) reloadQuietly([message.eventId]);
  };
  const hasNews = async (eventIds: readonly string[]): Promise<boolean> => {
    if (eventIds.length === 0) return true;
    const stored = await db
      .selectFrom('events')
      .select(['id', 'version'])
      .where('id', 'in', [...eventIds])
      .execute();
    return stored.length < eventIds.length || stored.some(({ id, version }) => BigInt(version) > (reads.event(id)?.version ?? -1n));
  };
  const notice = (eventIds: readonly string[]): void =>
    void hasNews(eventIds)
      .then((isNew) => (isNew ? reload(eventIds) : undefined))
      .catch(report);
  const stopHearing = bus.subscribe(topics.world, (message) => take(message as WorldMessage));
  // Reloads after reconnecting, in case notifications were missed.
  const back = (): void => reloadQuietly(reads.events().map(({ id }) => id));
  const listening = options.url === undefined ? null : await listen(options.url, { events: notice, back, error: report });

  putBase(await readBase(db));
  putOffer(await readOffer(db, null), []);
  isLoaded = true;
  for (const message of early.splice(0)) take(message);

  return {
    ...reads,
    reload,
    close: async () => {
      stopHearing();
      await listening?.end();
      await tail;
    },
  };
}

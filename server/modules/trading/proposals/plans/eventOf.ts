import type { Row, Trx } from '#server/platform/store/index.ts';

export const eventOf = (trx: Trx, eventId: string): Promise<Pick<Row<'events'>, 'name' | 'starts_at'>> =>
  trx.selectFrom('events').select(['name', 'starts_at']).where('id', '=', eventId).executeTakeFirstOrThrow();

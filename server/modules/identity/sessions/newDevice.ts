import type { Row } from '#server/platform/store/schema/index.ts';

/** Ids of seeded demo players. Their password is public, so it opens nothing by itself in production. */
export const DEMO_PLAYERS: ReadonlySet<string> = new Set(['demo', 'new', 'ontario']);

type Asked = Pick<Row<'players'>, 'asks_code_on_new_device' | 'id' | 'strong_auth_enabled'>;

/** True if a right password from a browser that is not known needs a code too. */
export const asksForCode = (player: Asked, hasSandbox: boolean): boolean =>
  player.strong_auth_enabled || player.asks_code_on_new_device || (!hasSandbox && DEMO_PLAYERS.has(player.id));

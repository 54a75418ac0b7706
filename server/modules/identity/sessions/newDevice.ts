import type { Row } from '#server/platform/store/schema/index.ts';

/** Demo players, whose password is public. In production they need a code. */
export const DEMO_PLAYERS: ReadonlySet<string> = new Set(['demo', 'new', 'ontario']);

type Asked = Pick<Row<'players'>, 'asks_code_on_new_device' | 'id' | 'strong_auth_enabled'>;

export const asksForCode = (player: Asked, hasSandbox: boolean): boolean =>
  player.strong_auth_enabled || player.asks_code_on_new_device || (!hasSandbox && DEMO_PLAYERS.has(player.id));

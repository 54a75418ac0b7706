import type { DialogFrameFragment } from '#src/gql/graphql.ts';
import { isOwed } from '#src/render/index.ts';
import { loginInstant } from './loginInstant.ts';

/** What was closed in the life of this page, and by whom: one player's answer is not another's. */
export class SeenDialogs {
  /** When the page had seen its login, by who closed what. */
  readonly #closed = new Map<string, number | null>();

  close({ id }: Pick<DialogFrameFragment, 'id'>, playerId: string | null): void {
    this.#closed.set(keyOf(id, playerId), loginInstant.current);
  }

  /** What a visitor closed stays closed for the player whom they turn out to be, but for what everybody has to see. */
  has(dialog: Pick<DialogFrameFragment, 'id' | 'criticality' | 'triggers'>, playerId: string | null): boolean {
    const { id, triggers } = dialog;
    const own = keyOf(id, playerId);
    if (triggers.onLogin) return this.#closed.has(own) && this.#closed.get(own) === loginInstant.current;
    return this.#closed.has(own) || (!isOwed(dialog) && this.#closed.has(keyOf(id, null)));
  }
}

const keyOf = (id: string, playerId: string | null): string => `${playerId ?? ''} ${id}`;

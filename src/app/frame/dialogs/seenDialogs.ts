import type { DialogFrameFragment } from '#src/gql/graphql.ts';
import { isOwed } from '#src/render/index.ts';
import { loginInstant } from './loginInstant.ts';

export class SeenDialogs {
  readonly #closed = new Map<string, number | null>();

  close({ id }: Pick<DialogFrameFragment, 'id'>, playerId: string | null): void {
    this.#closed.set(keyOf(id, playerId), loginInstant.current);
  }

  /** True if the dialog was closed. A dialog closed before the login stays closed, unless it is mandatory. */
  has(dialog: Pick<DialogFrameFragment, 'id' | 'criticality' | 'triggers'>, playerId: string | null): boolean {
    const { id, triggers } = dialog;
    const own = keyOf(id, playerId);
    if (triggers.onLogin) return this.#closed.has(own) && this.#closed.get(own) === loginInstant.current;
    return this.#closed.has(own) || (!isOwed(dialog) && this.#closed.has(keyOf(id, null)));
  }
}

const keyOf = (id: string, playerId: string | null): string => `${playerId ?? ''} ${id}`;

import type { ApolloClient } from '@apollo/client';
import { AcknowledgeDocument, type DialogFrameFragment } from '#src/gql/graphql.ts';
import { type BrandStorage, newId, reportError, type StorageItem } from '#src/platform/index.ts';
import { hasTexts } from '#src/shared/values/plainObject.ts';

const MAX_KEPT = 200;

type Closing = { readonly dialogId: string; readonly playerId: string; readonly actionId: string };

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isClosing = (value: unknown): value is Closing =>
  hasTexts(value, ['dialogId', 'playerId', 'actionId']) && [value.dialogId, value.playerId, value.actionId].every(isId);

const CLOSED: StorageItem<readonly string[]> = {
  key: 'closedDialogs',
  version: 1,
  isValid: (value): value is readonly string[] => Array.isArray(value) && value.length <= MAX_KEPT && value.every(isId),
};
const UNCONFIRMED: StorageItem<readonly Closing[]> = {
  key: 'unanswered.closings',
  version: 1,
  isValid: (value): value is readonly Closing[] => Array.isArray(value) && value.length <= MAX_KEPT && value.every(isClosing),
};

export class ClosedDialogs {
  /** Dialogs closed since the page loaded, in case the browser's storage fails. */
  readonly #now = new Set<string>();

  constructor(
    private readonly storage: BrandStorage,
    private readonly client: Pick<ApolloClient, 'mutate'>,
  ) {}

  has({ id, memory }: Pick<DialogFrameFragment, 'id' | 'memory'>, playerId: string | null): boolean {
    if (memory === 'VISIT') return false;
    if (this.#isPlayers(memory, playerId))
      return this.#now.has(`${playerId} ${id}`) || this.#unconfirmed().some((one) => one.dialogId === id && one.playerId === playerId);
    return this.#now.has(id) || (this.storage.read(CLOSED) ?? []).includes(id);
  }

  /** Stores that the dialog was closed. If a player closed it, also sends this to the server. */
  close({ id, memory }: Pick<DialogFrameFragment, 'id' | 'memory'>, playerId: string | null): void {
    if (memory === 'VISIT' || this.has({ id, memory }, playerId)) return;
    if (playerId !== null && this.#isPlayers(memory, playerId)) {
      this.#now.add(`${playerId} ${id}`);
      const closing = { dialogId: id, playerId, actionId: newId() };
      this.storage.write(UNCONFIRMED, [...this.#unconfirmed(), closing].slice(-MAX_KEPT));
      void this.#tell(closing);
    } else {
      this.#now.add(id);
      this.storage.write(CLOSED, [...(this.storage.read(CLOSED) ?? []), id].slice(-MAX_KEPT));
    }
  }

  tellAgain(playerId: string): void {
    for (const closing of this.#unconfirmed()) if (closing.playerId === playerId) void this.#tell(closing);
  }

  #isPlayers(memory: DialogFrameFragment['memory'], playerId: string | null): boolean {
    return memory === 'PLAYER' && playerId !== null;
  }

  #unconfirmed(): readonly Closing[] {
    return this.storage.read(UNCONFIRMED) ?? [];
  }

  async #tell({ dialogId, actionId }: Closing): Promise<void> {
    try {
      const { data } = await this.client.mutate({
        mutation: AcknowledgeDocument,
        variables: { ackType: `dialog-${dialogId}`, actionId },
      });
      // The dialog is no longer published. It stays stored as closed.
      if (!data) return;
      const left = this.#unconfirmed().filter((one) => one.actionId !== actionId);
      if (left.length > 0) this.storage.write(UNCONFIRMED, left);
      else this.storage.remove(UNCONFIRMED);
    } catch (error) {
      reportError('layout', error);
    }
  }
}

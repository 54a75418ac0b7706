import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';

/** Under which name it is recorded that a player has closed a dialog. `id` is the authored one. */
export const dialogAckType = (id: string): string => `dialog-${id}`;

/** Whether a dialog of this name is published for them, and is one that stays closed for the player. Nothing else may be recorded. */
export const isDialogAck = (ackType: string, slots: readonly DialogSlotParent[]): boolean =>
  slots.some(({ id, memory }) => memory === 'PLAYER' && dialogAckType(id) === ackType);

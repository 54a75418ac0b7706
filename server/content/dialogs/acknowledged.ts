import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';

export const dialogAckType = (id: string): string => `dialog-${id}`;

/** True for a published dialog that stays closed; other names must not be recorded. */
export const isDialogAck = (ackType: string, slots: readonly DialogSlotParent[]): boolean =>
  slots.some(({ id, memory }) => memory === 'PLAYER' && dialogAckType(id) === ackType);

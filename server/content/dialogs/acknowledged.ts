import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';

export const dialogAckType = (id: string): string => `dialog-${id}`;

/** True if `ackType` names a published dialog that stays closed for good. Other names must not be recorded. */
export const isDialogAck = (ackType: string, slots: readonly DialogSlotParent[]): boolean =>
  slots.some(({ id, memory }) => memory === 'PLAYER' && dialogAckType(id) === ackType);

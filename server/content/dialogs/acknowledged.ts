import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';

export const dialogAckType = (id: string): string => `dialog-${id}`;

/** True if `ackType` belongs to a published dialog that players close permanently. No other type may be stored. */
export const isDialogAck = (ackType: string, slots: readonly DialogSlotParent[]): boolean =>
  slots.some(({ id, memory }) => memory === 'PLAYER' && dialogAckType(id) === ackType);

import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';

/** Acknowledgement of a closed dialog; `id` is its authored id. */
export const dialogAckType = (id: string): string => `dialog-${id}`;

/** True only for published dialogs that stay closed; no other names may be recorded. */
export const isDialogAck = (ackType: string, slots: readonly DialogSlotParent[]): boolean =>
  slots.some(({ id, memory }) => memory === 'PLAYER' && dialogAckType(id) === ackType);

import type { DialogSlotParent } from '#server/kinds/nodeParents.ts';

/** `id` is the dialog's id in the document. */
export const dialogAckType = (id: string): string => `dialog-${id}`;

/** True for published dialogs that stay closed; do not record other names. */
export const isDialogAck = (ackType: string, slots: readonly DialogSlotParent[]): boolean =>
  slots.some(({ id, memory }) => memory === 'PLAYER' && dialogAckType(id) === ackType);

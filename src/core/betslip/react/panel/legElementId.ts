export const legElementId = (selectionId: string): string => `slip-leg-${selectionId}`;

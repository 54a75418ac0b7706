export const selectionsText = (count: number): string => `${count} ${count === 1 ? 'selection' : 'selections'}`;

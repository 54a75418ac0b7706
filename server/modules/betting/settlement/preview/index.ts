export type { BetChange } from './betChanges.ts';
export { previewEnding, previewGrades, previewVoid } from './previews.ts';
export { picksForHand } from './picksForHand.ts';

export {
  acceptChanges,
  addSelection,
  adjustPoints,
  buyTeaserPoints,
  clearBetslip,
  clearTeaser,
  promoteBetslip,
  readBetslip,
  removeSelection,
  setDraftAmount,
  setReward,
} from './betslip.ts';
export { addDraftBets } from './draftBets.ts';

import type { OperationName } from '#src/shared/console/operations.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';

type Right = {
  /** v(iewer) e(ditor) a(pprover) c(ompliance) t(rader). */
  readonly roles: string;
  /** True if no operator may do it to their own work. */
  readonly notOwn?: true;
  /** Who may not do it to a colleague's work. */
  readonly ownOnly?: 'everybody' | 'all but compliance';
};

/** Rights of every role, written out again, independently of the server's list. */
export const rights: { readonly [N in OperationName]: Right } = {
  listDrafts: { roles: 'veact' },
  readDraft: { roles: 'veact' },
  createDraft: { roles: 'eac' },
  saveDraft: { roles: 'eac' },
  draftHistory: { roles: 'veact' },
  restoreDraftVersion: { roles: 'eac' },
  rebaseDraft: { roles: 'eac' },
  duplicateDraft: { roles: 'eac' },
  discardDraft: { roles: 'eac', ownOnly: 'all but compliance' },
  diffDraft: { roles: 'veact' },
  checkDraft: { roles: 'veact' },
  approveDraft: { roles: 'ac', notOwn: true },
  withdrawApproval: { roles: 'ac', ownOnly: 'everybody' },
  publishDraft: { roles: 'ac' },
  listPublished: { roles: 'veact' },
  readRevision: { roles: 'veact' },
  compareRevisions: { roles: 'veact' },
  listPublications: { roles: 'veact' },
  countReached: { roles: 'veact' },
  rollback: { roles: 'ac' },
  takeDown: { roles: 'act' },
  tellTime: { roles: 'veact' },
  listReleases: { roles: 'veact' },
  createRelease: { roles: 'ac' },
  startRelease: { roles: 'ac' },
  endRelease: { roles: 'ac' },
  cancelRelease: { roles: 'ac', ownOnly: 'all but compliance' },
  explain: { roles: 'veact' },
  previewDraft: { roles: 'veact' },
  previewAddresses: { roles: 'veact' },
  listKinds: { roles: 'veact' },
  listSwitches: { roles: 'veact' },
  switchKind: { roles: 'ac' },
  switchFlag: { roles: 'ac' },
  setPlayerSegments: { roles: 'ac' },
  listQuarantines: { roles: 'veact' },
  readFigures: { roles: 'eac' },
  releaseQuarantine: { roles: 'ac' },
  whatPlayerSaw: { roles: 'ac' },
  deletePlayerDisplays: { roles: 'c' },
  readPlayerContact: { roles: 'ac' },
  whatPlayerConfirmed: { roles: 'ac' },
  listPlayerFiles: { roles: 'ac' },
  endPlayerSessions: { roles: 'ac' },
  whatRegisterSaid: { roles: 'ac' },
  listPersonReviews: { roles: 'ac' },
  readPersonReview: { roles: 'ac' },
  joinPersons: { roles: 'ac' },
  keepApart: { roles: 'ac' },
  splitPerson: { roles: 'ac' },
  listHarmCases: { roles: 'c' },
  readHarm: { roles: 'c' },
  closeHarmCase: { roles: 'c' },
  listPlayerFunds: { roles: 'ac' },
  readTeaserTable: { roles: 'veact' },
  setTeaserTable: { roles: 'ct' },
  readHouseTerms: { roles: 'veact' },
  setCashOutMargin: { roles: 'ct' },
  setBetMinimums: { roles: 'ct' },
  setHalfPoints: { roles: 'ct' },
  listLegalVersions: { roles: 'veact' },
  listOffers: { roles: 'veact' },
  checkOffer: { roles: 'veact' },
  readOffer: { roles: 'act' },
  dryRunOffer: { roles: 'act' },
  proposeOffer: { roles: 'act' },
  stopOffer: { roles: 'act' },
  publishLegalVersion: { roles: 'c' },
  callOffLegalVersion: { roles: 'c' },
  listFeaturedBets: { roles: 'veact' },
  createFeaturedBet: { roles: 'ct' },
  changeFeaturedBet: { roles: 'ct' },
  withdrawFeaturedBet: { roles: 'ct' },
  settleByHand: { roles: 'ct' },
  voidByHand: { roles: 'ct' },
  gradeSelections: { roles: 'ct' },
  listTradingEvents: { roles: 'veact' },
  readTradingEvent: { roles: 'veact' },
  suspend: { roles: 'act' },
  hide: { roles: 'act' },
  giveBack: { roles: 'act', ownOnly: 'everybody' },
  endSuspension: { roles: 'act' },
  listSuspensions: { roles: 'veact' },
  setPrices: { roles: 'ct' },
  giveBackPrices: { roles: 'ct' },
  listHandPrices: { roles: 'veact' },
  weighBets: { roles: 'veact' },
  voidBets: { roles: 'ct' },
  readBet: { roles: 'ct' },
  setMarketLimits: { roles: 'ct' },
  readPlayerLimits: { roles: 'ct' },
  setPlayerLimits: { roles: 'ct' },
  setLimitByLaw: { roles: 'c' },
  listLimitObjections: { roles: 'ct' },
  answerLimitObjection: { roles: 'ct' },
  listProposals: { roles: 'veact' },
  readProposal: { roles: 'veact' },
  confirmProposal: { roles: 'ct', notOwn: true },
  refuseProposal: { roles: 'ct', notOwn: true },
  withdrawProposal: { roles: 'act', ownOnly: 'everybody' },
  renewProposal: { roles: 'act' },
  describeHouse: { roles: 'veact' },
  listOperators: { roles: 'veact' },
  unlockOperator: { roles: 'c', notOwn: true },
  replaceFactor: { roles: 'ct', notOwn: true },
  createOperator: { roles: 'c' },
  restoreOperator: { roles: 'c', notOwn: true },
  disableOperator: { roles: 'c', notOwn: true },
  giveFactorLink: { roles: 'ct', ownOnly: 'everybody' },
  readAudit: { roles: 'ac' },
  verifyAudit: { roles: 'ac' },
};

export type Whose = 'own' | 'a colleague’s';

export const isFor = (name: OperationName, role: OperatorRole): boolean => rights[name].roles.includes(role.charAt(0));

/** Returns the refusal's code; null if the operation is allowed. */
export function refusalOf(name: OperationName, role: OperatorRole, whose: Whose): string | null {
  const { notOwn = false, ownOnly } = rights[name];
  if (!isFor(name, role)) return 'wrong-role';
  if (whose === 'own') return notOwn ? 'own-work' : null;
  return ownOnly === 'everybody' || (ownOnly !== undefined && role !== 'compliance') ? 'not-yours' : null;
}

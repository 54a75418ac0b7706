/** The door: documents that compose the screens, resolved for an audience and bound to live data. */
export type { Audience } from './audience.ts';
export { manifestHash, type Manifest } from './capabilities.ts';
export { checkForPublish, type DocumentProblem, type ValidationReport } from './check.ts';
export { type LayoutDeps, type Layouts, openLayouts, type Target } from './layouts.ts';
export { diffDocuments, type DocumentDiff } from './diff.ts';
export { mergeDocuments, type Merged } from './merge.ts';
export { lockPlace, movePointer, placeKey, pointerAt, type Place } from './pointers.ts';
export { createExposures, type Exposures, type Shown } from './exposures.ts';
export { exposuresAt, writeExposures } from './exposureStore.ts';
export { hashInRevision } from './switches.ts';
export { limits } from './limits.ts';
export { mostSpecific } from './published.ts';
export { surfaceOf } from './surfaces.ts';
export { keepRevision, LIVE } from './store.ts';
export { compile } from './validators.ts';
export { canonicalJson, contentHash } from './canonicalJson.ts';
export type { ReceiptBet } from './receiptSubjects.ts';
export { layoutResolvers } from './resolvers/index.ts';

export { endLinksOf, makeLink, pathOfLink } from './links.ts';
export type { Site } from '#server/platform/webauthn.ts';
export { requestOfTicket, type FactorRequest, askFactor, type FactorProof, takeProof } from './proof.ts';
export { beginRegistration, finishRegistration } from './register.ts';
export { factorsOf, isDemoLogin, lockOperator, removeFactors } from './operatorFactors.ts';

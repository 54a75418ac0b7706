export { type ProposalRequest, digestOf, FEED, type Plan, type Signer, sumsOf } from './plan.ts';
export { decideProposal, keepProposal, lockProposal, type Proposal, renewProposal } from './proposals.ts';

import type { EventStatementView, ProposalState, ProposalView } from '#src/shared/console/proposals.ts';

const STATES: Readonly<Record<ProposalState, string>> = {
  OPEN: 'Open',
  CONFIRMED: 'Confirmed',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
};

export const stateText = ({ state, decidedBy }: Pick<ProposalView, 'decidedBy' | 'state'>): string =>
  decidedBy === null ? STATES[state] : `${STATES[state]} by ${decidedBy}`;

export function endingText({ homeScore, awayScore, voidReason, grades }: EventStatementView): string {
  if (grades !== null) return grades;
  if (voidReason !== null) return `Void: ${voidReason}`;
  return homeScore === null || awayScore === null ? '–' : `Away ${awayScore}, home ${homeScore}`;
}

export const SOURCES: Readonly<Record<EventStatementView['source'], string>> = {
  feed: 'Feed',
  machine: 'Sandbox or simulation',
  people: 'Operators',
};

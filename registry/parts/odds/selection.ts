import type { SelectionRef } from '#src/core/betslip/index.ts';
import type { ParticipantMarkFragment, SelectionLabelFragment } from '#src/gql/graphql.ts';

export const refOf = (selection: SelectionLabelFragment): SelectionRef => ({
  id: selection.id,
  eventId: selection.eventId,
  name: selection.name.cleanName,
  type: selection.type,
  points: selection.points?.decimalPoints ?? null,
});

type Sides = Record<'awayParticipant' | 'homeParticipant', Pick<ParticipantMarkFragment, 'abbreviation'>>;

export function sideLabel({ type, name }: SelectionLabelFragment, { homeParticipant, awayParticipant }: Sides): string {
  if (type === 'home') return homeParticipant.abbreviation;
  return type === 'away' ? awayParticipant.abbreviation : name.minimalName;
}

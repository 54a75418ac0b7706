import type { SelectionRef } from '#src/core/betslip/index.ts';
import type { SelectionLabelFragment } from '#src/gql/graphql.ts';

export const refOf = (selection: SelectionLabelFragment): SelectionRef => ({
  id: selection.id,
  eventId: selection.eventId,
  name: selection.name.cleanName,
  type: selection.type,
  points: selection.points?.decimalPoints ?? null,
});

import type { Participant as Side } from '#server/modules/catalogue/index.ts';
import type { Participant } from '#server/contract/generated/schemaTypes.ts';

export const participantOf = (side: Side): Participant => ({
  __typename: 'Participant',
  ...side,
  crest: { __typename: 'Crest', ...side.crest },
});
